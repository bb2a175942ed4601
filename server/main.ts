import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

// Before anything else is loaded: of a start, reading two thousand files of code takes longest.
enableCompileCache(join(import.meta.dirname, '..', 'node_modules', '.cache', 'compiled'))
await import('./program.ts')
