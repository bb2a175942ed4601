import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

// Enabled before anything else is loaded, because compiling two thousand files takes most of the time of a start.
enableCompileCache(join(import.meta.dirname, '..', 'node_modules', '.cache', 'compiled'))
await import('./program.ts')
