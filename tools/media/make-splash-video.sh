#!/bin/sh
# Makes the splash loop in frontend/public: splash.webm, splash.mp4 and the still splash.webp.
# A page of clauses in faint print; a highlighter passes over three of them, one after the other, and all fades for the loop.
# Needs ffmpeg with libfreetype, libvpx-vp9, libx264 and libwebp (Debian: apt-get install ffmpeg), and an installed node_modules.
set -eu
cd "$(dirname "$0")/../.."
font=node_modules/@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2
out=frontend/public
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

width=1280 height=720 seconds=4 rate=24
size=50 pitch=73 left=51 top=36

# Each line is printed twice, in paper on ink and in ink on the highlighter; the mask decides which one shows.
lines='Either party may end this agreement
by giving sixty days’ notice in writing.
Each invoice falls due within ninety days.
The supplier’s liability is not limited.
The term renews for a further year
unless one party objects in good time.
What is said here is said once, in full.'

print_lines() { # color
  n=0
  printf '%s\n' "$lines" | while IFS= read -r line; do
    printf '%s' "$line" > "$work/line$n"
    [ "$n" -eq 0 ] || printf ','
    printf "drawtext=fontfile=%s:textfile=%s:fontsize=%s:fontcolor=%s:x=%s:y=%s-ascent" \
      "$font" "$work/line$n" "$size" "$1" "$left" "$((top + n * pitch + 46))"
    n=$((n + 1))
  done
}

# One stroke: over line $1, as wide as $2, drawn from second $3 in 0.6 s, fading in the last 0.5 s of the loop.
stroke() {
  y=$((top + $1 * pitch - 5))
  printf 'between(Y\\,%s\\,%s)*between(X-(Y-%s)*0.12\\,%s\\,%s+%s*clip((T-%s)/0.6\\,0\\,1)-0.01)' \
    "$y" "$((y + 65))" "$y" "$((left - 22))" "$((left - 22))" "$2" "$3"
}
mask="255*clip(($seconds-0.1-T)/0.5\\,0\\,1)*($(stroke 1 852 0.4)+$(stroke 3 824 1.2)+$(stroke 4 780 2.0))"

ffmpeg -v error -y \
  -f lavfi -i "color=0x12110e:s=${width}x${height}:r=$rate:d=$seconds,$(print_lines 0x6a6557),format=gbrp" \
  -f lavfi -i "color=0xe6f24b:s=${width}x${height}:r=$rate:d=$seconds,$(print_lines 0x17160f),format=gbrp" \
  -f lavfi -i "color=black:s=$((width / 2))x$((height / 2)):r=$rate:d=$seconds,format=gray,scale=$width:$height,geq=lum='$mask',format=gbrp,geq=r='g(X\,Y)':g='g(X\,Y)':b='g(X\,Y)'" \
  -filter_complex '[0][1][2]maskedmerge,format=yuv444p' -c:v ffv1 "$work/master.mkv"

ffmpeg -v error -y -i "$work/master.mkv" -an -pix_fmt yuv420p -c:v libvpx-vp9 -b:v 0 -crf 54 -g 200 -deadline good -cpu-used 1 "$out/splash.webm"
ffmpeg -v error -y -i "$work/master.mkv" -an -pix_fmt yuv420p -c:v libx264 -preset veryslow -crf 33 -movflags +faststart "$out/splash.mp4"
ffmpeg -v error -y -ss 3 -i "$work/master.mkv" -frames:v 1 -vf scale=960:-2 -c:v libwebp -quality 45 "$out/splash.webp"
ls -l "$out"/splash.*
