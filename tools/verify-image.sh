#!/usr/bin/env bash
# Builds the image of deploy/Dockerfile where no Docker daemon exists, weighs it, and has it answer real documents as it would
# run in production (tools/image/run-image.ts). Needs root, and installs Debian's buildah and debootstrap where they are
# missing. The two base images are pulled where a registry answers; else stand-ins of the same Debian packages are made.
# LEGIBLE_IMAGE_STORE=FOLDER keeps base images and layers for the next time.
set -euo pipefail
cd "$(dirname "$0")/.."

most_megabytes=300
build_base=$(sed -n 's/^FROM \(.*\) AS build$/\1/p' deploy/Dockerfile)
run_base=$(sed -n 's/^FROM \([^ ]*\)$/\1/p' deploy/Dockerfile)
needed='apt-get update && apt-get install -y --no-install-recommends buildah debootstrap'
if ! { command -v buildah && command -v debootstrap; } >/dev/null; then
  if [ "$(id -u)" != 0 ]; then echo "buildah and debootstrap are needed. As root: $needed"; exit 1; fi
  DEBIAN_FRONTEND=noninteractive sh -c "$needed" >/dev/null
fi
if [ "$(id -u)" != 0 ]; then echo 'Mounting an image needs root: sudo npm run verify:image'; exit 1; fi

store=${LEGIBLE_IMAGE_STORE:-$(mktemp -d)}
image() { buildah --storage-driver vfs --root "$store/root" --runroot "$store/run" "$@"; }
clean_up() { [ -n "${LEGIBLE_IMAGE_STORE:-}" ] || rm -rf "$store"; }
trap clean_up EXIT
has() { image inspect --type image "$1" >/dev/null 2>&1 || image pull -q "$1" >/dev/null 2>&1; }

bases='pulled or kept'
if ! has "$build_base" || ! has "$run_base"; then
  bases='stand-ins of the same Debian packages'
  bash tools/image/make-base-images.sh "$store" "$build_base" "$run_base"
fi
echo "Base images: $bases. Building …"
image bud -q --isolation chroot --pull-never --format docker -t legible -f deploy/Dockerfile . >/dev/null 2>"$store/build.log" ||
  { cat "$store/build.log"; exit 1; }

megabytes() { du -sk --apparent-size "$1" | awk '{ printf "%d", $1 / 1000 }'; }
base_container=$(image from "$run_base")
container=$(image from legible)
base_root=$(image mount "$base_container")
root=$(image mount "$container")
image push -q legible "oci:$store/oci:legible" >/dev/null 2>&1
unpacked=$(megabytes "$root")
echo "Size: $unpacked MB unpacked ($(megabytes "$base_root") the base, $(megabytes "$root/usr/local/bin/node") Node," \
  "$(megabytes "$root/app/node_modules") packages), $(megabytes "$store/oci") MB compressed. Asked: at most $most_megabytes MB"
rm -rf "$store/oci"
image rm "$base_container" >/dev/null

status=0
image inspect --type image legible >"$store/config.json"
node tools/image/run-image.ts "$root" "$store/config.json" || status=1
image umount "$container" >/dev/null
image rm "$container" >/dev/null
if [ "$unpacked" -gt "$most_megabytes" ]; then echo "MISS: $unpacked MB"; status=1; fi
exit $status
