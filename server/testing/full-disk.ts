import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

/** Loaded before the app: from now on the disk has no room for what is written into the folder of data. */
const write = fs.promises.writeFile

fs.promises.writeFile = (path, ...rest) => {
  if (!/SECRET|\.room-/.test(String(path))) return write(path, ...rest)
  const error = new Error('ENOSPC: no space left on device, write')
  return Promise.reject(Object.assign(error, { code: 'ENOSPC', syscall: 'write', path }))
}
syncBuiltinESMExports()
