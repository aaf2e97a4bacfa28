"""Sends a contract to Legible and prints its risks: python3 analyze.py contract.pdf Tenant India

Needs LEGIBLE_URL and LEGIBLE_TOKEN, and nothing beyond Python 3.
"""

import json
import os
import sys
import urllib.error
import urllib.request
import uuid
from pathlib import Path

path, role, country = Path(sys.argv[1]), sys.argv[2], sys.argv[3]
boundary = uuid.uuid4().hex


def part(head: str, value: bytes) -> bytes:
    return f"--{boundary}\r\nContent-Disposition: form-data; {head}\r\n\r\n".encode() + value + b"\r\n"


body = (
    part('name="userIdentity"', role.encode())
    + part('name="selectedCountry"', country.encode())
    + part(f'name="file"; filename="{path.name}"', path.read_bytes())
    + f"--{boundary}--\r\n".encode()
)
request = urllib.request.Request(
    os.environ.get("LEGIBLE_URL", "http://127.0.0.1:3000") + "/api/analyze",
    data=body,
    headers={
        "Authorization": f"Bearer {os.environ['LEGIBLE_TOKEN']}",
        "Content-Type": f"multipart/form-data; boundary={boundary}",
    },
)
try:
    with urllib.request.urlopen(request, timeout=120) as answer:
        analysis = json.load(answer)
except urllib.error.HTTPError as failure:
    # A failure is one sentence as text; its name is in a header.
    sys.exit(f"{failure.headers['x-error-code']}: {failure.read().decode()}")

if analysis["report"] is None:
    # Not a legal document: the text says why.
    sys.exit(analysis["analysis"])
for risk in analysis["report"]["risks"]:
    print(f"{risk['severity']}: {risk['title']}\n  {risk['ask']}")
