const WIDTH = 30;

export interface ProgressBar {
  show(done: number, failed: number): void;
  end(): void;
}

/** A bar on one line of a terminal, on stderr; nothing where stderr is no terminal. */
export function createProgressBar(total: number, stream: NodeJS.WriteStream = process.stderr): ProgressBar {
  if (!stream.isTTY) return { show: () => undefined, end: () => undefined };
  return {
    show(done, failed) {
      const filled = total === 0 ? WIDTH : Math.round((done / total) * WIDTH);
      const bar = `${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)}`;
      const said = failed === 0 ? '' : `, ${failed} failed`;
      stream.write(`\r\u001B[K${bar} ${done}/${total}${said}`);
    },
    end: () => void stream.write('\n'),
  };
}
