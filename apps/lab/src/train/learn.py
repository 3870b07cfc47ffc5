"""Learns a value from positions that `npm run train -- --keep FOLDER` has kept, on a GPU where there is one.

    python3 apps/lab/src/train/learn.py FOLDER OUT.json [hidden] [epochs] [seed]

The same network, the same measure and the same file as `npm run train` makes (packages/bots/src/value), for many more
positions than plain loops get through. Needs PyTorch; nothing else in the repository does.
"""

import base64
import glob
import json
import math
import os
import sys
import time

import numpy as np
import torch

FOLDER, OUT = sys.argv[1], sys.argv[2]
HIDDEN, EPOCHS, SEED = [int(given) for given in sys.argv[3:]] + [96, 12, 1][len(sys.argv) - 3 :]
BATCH = 2048
FASTEST, SLOWEST = 0.004, 0.00002
DECAY = 0.0001
APART = 8
NO_ROW = -1

torch.manual_seed(SEED)
device = "cuda" if torch.cuda.is_available() else "cpu"
about = json.load(open(os.path.join(FOLDER, "about.json")))
begun = time.time()


def read(files):
    parts = [np.fromfile(file, dtype=np.float32) for file in files]
    return torch.from_numpy(np.concatenate(parts))


files = sorted(glob.glob(os.path.join(FOLDER, "*.positions")), key=lambda f: int(os.path.basename(f).split(".")[0]))
# Whole files are kept apart: positions of one game are not told apart from each other by chance.
apart = [file for at, file in enumerate(files) if at % APART == 0]
own = [file for at, file in enumerate(files) if at % APART != 0]
rows = about["rows"]
inputs = about["inputs"]


def positions(files):
    numbers = read(files).view(-1, rows, 1 + inputs).to(device)
    return numbers[:, :, 0], numbers[:, :, 1:]


shares, given = positions(own)
shares_apart, given_apart = positions(apart)
real = given[shares != NO_ROW]
mean = real.mean(0)
spread = real.var(0, unbiased=False)
scale = torch.where(spread > 1e-6, spread.rsqrt(), torch.zeros_like(spread))
del real


class Value(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.line = torch.nn.Linear(inputs, 1, bias=False)
        self.layer = torch.nn.Linear(inputs, HIDDEN)
        self.out = torch.nn.Linear(HIDDEN, 1, bias=False)
        torch.nn.init.zeros_(self.line.weight)
        torch.nn.init.zeros_(self.layer.bias)
        torch.nn.init.uniform_(self.out.weight, -0.1, 0.1)

    def forward(self, numbers):
        scaled = (numbers - mean) * scale
        return (self.line(scaled) + self.out(torch.relu(self.layer(scaled)))).squeeze(-1)


def losses(value, shares, given):
    scores = value(given).masked_fill(shares == NO_ROW, -math.inf)
    chances = torch.log_softmax(scores, dim=1).masked_fill(shares == NO_ROW, 0.0)
    return -(shares.clamp(min=0) * chances).sum(1), scores


def judged(value):
    loss, right, even, count = 0.0, 0.0, 0.0, shares_apart.shape[0]
    with torch.no_grad():
        for at in range(0, count, 65536):
            part = shares_apart[at : at + 65536]
            lost, scores = losses(value, part, given_apart[at : at + 65536])
            loss += lost.sum().item()
            even += (part != NO_ROW).sum(1).float().log().sum().item()
            right += (part.gather(1, scores.argmax(1, keepdim=True)) == part.max(1, keepdim=True).values).sum().item()
    return loss / count, even / count, right / count


value = Value().to(device)
steps = max(1, EPOCHS * (shares.shape[0] // BATCH))
descent = torch.optim.AdamW(value.parameters(), lr=FASTEST, weight_decay=DECAY)
pace = torch.optim.lr_scheduler.LambdaLR(
    descent, lambda step: max(SLOWEST / FASTEST, 0.5 * (1 + math.cos(math.pi * min(1, step / steps))))
)
best, kept = (math.inf, 0, 0), None
for epoch in range(EPOCHS):
    order = torch.randperm(shares.shape[0], device=device)
    for at in range(0, shares.shape[0] - BATCH + 1, BATCH):
        some = order[at : at + BATCH]
        loss, _ = losses(value, shares[some], given[some])
        descent.zero_grad()
        loss.mean().backward()
        descent.step()
        pace.step()
    found = judged(value)
    print(f"epoch {epoch + 1}: loss {found[0]:.4f} (even {found[1]:.4f}), winner named in {100 * found[2]:.1f} %", flush=True)
    if found[0] < best[0]:
        best, kept = found, {name: part.detach().cpu().clone() for name, part in value.state_dict().items()}

parts = [mean, scale, kept["line.weight"], kept["layer.weight"], kept["layer.bias"], kept["out.weight"]]
numbers = np.concatenate([part.cpu().numpy().astype(np.float32).ravel() for part in parts])
command = f"{about['command']}; python3 apps/lab/src/train/learn.py {' '.join(sys.argv[1:])}"
figures = (
    f"{shares.shape[0] + shares_apart.shape[0]} positions, learned in {time.time() - begun:.0f} s on {device}; of those kept apart: "
    f"loss {best[0]:.4f} (even {best[1]:.4f}), winner named in {100 * best[2]:.1f} %"
)
made = {"command": command, "figures": figures}
with open(OUT, "w") as out:
    json.dump({"made": made, "inputs": inputs, "hidden": HIDDEN, "numbers": base64.b64encode(numbers.tobytes()).decode()}, out, indent=2)
    out.write("\n")
print(figures)
