// `node compress.mjs FOLDER`: beside every file that gains by it, the same for hosts that serve it compressed.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv } from 'node:process';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const TEXTS = /\.(html|js|mjs|css|json|svg|ftl|txt|webmanifest)$/;
const SMALLEST = 500;

for (const entry of readdirSync(argv[2], { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !TEXTS.test(entry.name)) continue;
    const file = join(entry.parentPath ?? entry.path, entry.name);
    const data = readFileSync(file);
    if (data.length < SMALLEST) continue;
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
    writeFileSync(`${file}.br`, brotliCompressSync(data, { params }));
    writeFileSync(`${file}.gz`, gzipSync(data, { level: 9 }));
}
