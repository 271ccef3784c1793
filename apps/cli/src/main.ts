import { processIo } from './io.ts';
import { run } from './run.ts';

// A reader may close the pipe early (`| head`); that is not an error.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0);
    throw error;
  });
}

process.exitCode = await run(process.argv.slice(2), processIo());
