#!/bin/sh
# A game's value learned anew: sh tools/learn/anew.sh GAME SECONDS FRESH FOLDER (docs/value.md). Plays for SECONDS
# matches to learn from, and for FRESH seconds others that mend the network's word on the end; both files and what was
# said of them go to FOLDER. PY plays (with the compiled engine if PYTHONPATH says so), FIT has JAX and NumPy.
set -eu
game=$1 seconds=$2 fresh=$3 out=$4
PY=${PY:-python3.11} FIT=${FIT:-python3} WORKERS=${WORKERS:-$(nproc)} SEED=${SEED:-four}
rows=build/value-$game-$SEED new=build/fresh-$game-$SEED
case $game in
    dreadball) decay=0.5 ;;
    *) decay=0.1 ;;
esac
mkdir -p "$out" "$rows" "$new"
{
    "$PY" -m tools.learn rows --game "$game" --file "benchmarks/positions/$game.json.gz" --folder "$rows"
    "$PY" -m tools.learn matches --game "$game" --level 'province:60*5,club' --alike 40 --seed "$SEED" \
        --seconds "$seconds" --matches 1000000 --workers "$WORKERS" --folder "$rows"
    "$PY" -m tools.learn matches --game "$game" --level province:60 --alike 60 --lapses 0 --seed "$SEED-fresh" \
        --seconds "$fresh" --matches 1000000 --workers "$WORKERS" --folder "$new"
    "$FIT" -m tools.learn.fit --game "$game" --folder "$rows" --decay $decay --rate 1e-3 --trace 0.75 --file "$out/weights.net"
    "$FIT" -m tools.learn.calibrate --game "$game" --weights "$out/weights.net" --folder "$new" --file "$out/calibration.net"
} 2>&1 | tee "$out/fit.log"
