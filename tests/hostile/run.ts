import { loadavg } from 'node:os'
import { setTimeout as after } from 'node:timers/promises'
import { beginImport, bring, endOf, showImport } from './doors.ts'
import { type HostileFile, hostileFiles, longImport } from './hostile-files.ts'
import { type RunningApp, startApp } from './running-app.ts'
import { watched } from './watched.ts'

/** `node tests/hostile/run.ts [pattern of names]`: brings every hostile file to the real app and prints the outcome. */

const [pattern = ''] = process.argv.slice(2)
const MB = 1024 ** 2
const troubles: string[] = []
const holds = (is: boolean, trouble: string) => {
  if (!is) troubles.push(trouble)
}

let app = await startApp()
try {
  console.log(`load ${loadavg()[0]?.toFixed(1)}`)
  console.log(
    '| file | kB | seconds | memory, MB | longest /health, ms | refused by |\n|---|---|---|---|---|---|',
  )
  for (const file of hostileFiles.filter(({ word }) => new RegExp(pattern).test(word)))
    await measure(app, file)
  if (new RegExp(pattern).test('killed')) app = await killedAt(app)
} finally {
  await app.stop()
}
console.log(`load ${loadavg()[0]?.toFixed(1)}`)
console.log(troubles.length === 0 ? 'all held' : troubles.join('\n'))
process.exitCode = troubles.length === 0 ? 0 : 1

async function measure({ process: { pid, address }, teacher, leftovers }: RunningApp, file: HostileFile) {
  const content = await file.make()
  const { result: refused, figures } = await watched({ pid, address }, () => bring(teacher, file, content))
  const { health, memory, seconds } = figures
  const cells = [file.word, (content.length / 1000).toFixed(1), seconds.toFixed(1), (memory / MB).toFixed(0)]
  console.log(`| ${cells.join(' | ')} | ${health.toFixed(0)} | ${refused ?? 'came in'} |`)
  holds(file.isHarmless || /\p{Script=Arabic}/u.test(refused ?? ''), `${file.word}: not refused`)
  holds(health < 1000, `${file.word}: /health took ${health} ms`)
  holds(memory < 1200 * MB, `${file.word}: ${memory / MB} MB`)
  // A reader process stays for two seconds to be used again: wait until it has ended.
  await after(2500)
  const left = await leftovers()
  holds(left.length === 0, `${file.word}: left ${left.join(', ')}`)
}

/** Checks that an app killed while it reads a file does not read it again after its start. */
async function killedAt(running: RunningApp): Promise<RunningApp> {
  const uploaded = await running.teacher.upload(await longImport(), 'exchange', 'long.zip')
  if ('refused' in uploaded) throw new Error(uploaded.refused)
  const id = await beginImport(running.teacher, uploaded.id)
  while ((await showImport(running.teacher, id)).state === 'waiting') await after(20)
  holds((await showImport(running.teacher, id)).state === 'working', 'the long import was over too soon')
  const next = await running.killed()
  const { result: refused, figures } = await watched(
    { pid: next.process.pid, address: next.process.address },
    () => endOf(next.teacher, id),
  )
  console.log(`killed while it read: after ${figures.seconds.toFixed(0)} s «${refused}»`)
  holds(/از کار افتاد/.test(refused ?? ''), 'an import that ended the app was tried again')
  return next
}
