/** Whether a host can only be on the operator's own network: loopback, private ranges, names without a public suffix. */
export function isPrivateHost(host: string): boolean {
  const name = host.replace(/^\[|\]$/g, '');
  return (
    /^(?:127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|169\.254\.)/.test(name) ||
    /^(?:::1|f[cd][0-9a-f]{2}:.*)$/i.test(name) ||
    /\.(?:local|internal|lan|home\.arpa)$/.test(name) ||
    /^[a-z0-9_-]+$/i.test(name)
  );
}
