// What sounds are made of: noise, tones and strokes, each put into a graph of WebAudio nodes. No file is needed.

/** Where a sound goes, when it begins, and the context it is made in. */
export interface Part {
  context: BaseAudioContext;
  out: AudioNode;
  at: number;
}

const noises = new WeakMap<BaseAudioContext, AudioBuffer>();

/** Two seconds of noise, the same every time: an even row of numbers that looks like none. */
function noise(context: BaseAudioContext): AudioBuffer {
  let made = noises.get(context);
  if (!made) {
    made = context.createBuffer(1, 2 * context.sampleRate, context.sampleRate);
    const samples = made.getChannelData(0);
    let seed = 22_222;
    for (let i = 0; i < samples.length; i++) {
      seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
      samples[i] = seed / 0x8000_0000 - 1;
    }
    noises.set(context, made);
  }
  return made;
}

/** From nothing to its loudest and back, in seconds. */
export interface Swell {
  peak: number;
  rise: number;
  fall: number;
}

function swelling({ context, out, at }: Part, { peak, rise, fall }: Swell): GainNode {
  const gain = context.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(peak, at + rise);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + rise + fall);
  gain.connect(out);
  return gain;
}

/** Noise through a filter that moves from one frequency to the other. */
export function breath(
  part: Part,
  swell: Swell,
  type: BiquadFilterType,
  [from, to]: readonly [number, number],
  q = 1,
): void {
  const { context, at } = part;
  const length = swell.rise + swell.fall;
  const source = context.createBufferSource();
  source.buffer = noise(context);
  source.loop = true;
  const filter = context.createBiquadFilter();
  filter.type = type;
  filter.Q.value = q;
  filter.frequency.setValueAtTime(from, at);
  filter.frequency.exponentialRampToValueAtTime(to, at + length);
  source.connect(filter).connect(swelling(part, swell));
  // Not always the same piece of it.
  source.start(at, (at * 0.37) % 1.5);
  source.stop(at + length + 0.02);
}

/** A tone that glides from one frequency to the other. */
export function tone(part: Part, swell: Swell, type: OscillatorType, [from, to]: readonly [number, number]): void {
  const { context, at } = part;
  const length = swell.rise + swell.fall;
  const source = context.createOscillator();
  source.type = type;
  source.frequency.setValueAtTime(from, at);
  source.frequency.exponentialRampToValueAtTime(to, at + length);
  source.connect(swelling(part, swell));
  source.start(at);
  source.stop(at + length + 0.02);
}

/** Later, in the same place. */
export function later(part: Part, seconds: number): Part {
  return { ...part, at: part.at + seconds };
}

/** Noise that is as many throats: it flutters, and its middle moves. */
export function throats(part: Part, swell: Swell, [from, to]: readonly [number, number], speed: number): void {
  const { context, out, at } = part;
  const flutter = context.createGain();
  flutter.gain.value = 0.72;
  const wave = context.createOscillator();
  wave.frequency.value = speed;
  const depth = context.createGain();
  depth.gain.value = 0.28;
  wave.connect(depth).connect(flutter.gain);
  wave.start(at);
  wave.stop(at + swell.rise + swell.fall + 0.02);
  // From afar nobody hisses.
  const far = context.createBiquadFilter();
  far.frequency.value = 1500;
  flutter.connect(far).connect(out);
  const inside = { ...part, out: flutter };
  breath(inside, swell, 'bandpass', [from, to], 0.9);
  breath(inside, { ...swell, peak: swell.peak * 0.5 }, 'bandpass', [from * 2.3, to * 2.1], 1.6);
  breath(inside, { ...swell, peak: swell.peak * 0.6 }, 'lowpass', [from * 0.6, to * 0.5]);
}
