import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

/** Loaded before the app: writing its secret or a test file (`.room-…`) fails as on a full disk. */
const write = fs.promises.writeFile

fs.promises.writeFile = (path, ...rest) => {
  if (!/SECRET|\.room-/.test(String(path))) return write(path, ...rest)
  const error = new Error('ENOSPC: no space left on device, write')
  return Promise.reject(Object.assign(error, { code: 'ENOSPC', syscall: 'write', path }))
}
syncBuiltinESMExports()
