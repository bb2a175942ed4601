import { Writable } from 'node:stream'
import { disk, type FileLayer } from './disk.ts'

type Operation = 'makeFolder' | 'write' | 'createExclusively' | 'stream' | 'rename' | 'copy'

/** For tests: a disk on which one operation fails for the paths that match, as on a full disk. */
export function failingDisk(operation: Operation, path: RegExp, code = 'ENOSPC'): FileLayer {
  const trouble = (at: string) => Object.assign(new Error(`${code}: ${operation} ${at}`), { code, path: at })
  const unless = <T>(at: string, work: () => Promise<T>): Promise<T> =>
    path.test(at) ? Promise.reject(trouble(at)) : work()
  const failing: Pick<FileLayer, Operation> = {
    makeFolder: (at, mode) => unless(at, () => disk.makeFolder(at, mode)),
    write: (at, content, mode) => unless(at, () => disk.write(at, content, mode)),
    createExclusively: (at, content, mode) => unless(at, () => disk.createExclusively(at, content, mode)),
    stream: (at, mode) =>
      path.test(at)
        ? new Writable({ write: (_chunk, _encoding, done) => done(trouble(at)) })
        : disk.stream(at, mode),
    rename: (from, to) => unless(to, () => disk.rename(from, to)),
    copy: (from, to) => unless(to, () => disk.copy(from, to)),
  }
  return { ...disk, [operation]: failing[operation] }
}
