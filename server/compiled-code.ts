import { join } from 'node:path'

/** Where Node stores the compiled code of the app and of its child processes. */
export const compiledCode = join(import.meta.dirname, '..', 'node_modules', '.cache', 'compiled')
