import manifest from '../package.json' with { type: 'json' };

/** All packages of a release have the same version. */
export const { version } = manifest;
