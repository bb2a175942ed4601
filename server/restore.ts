import { parseArgs } from 'node:util'
import { openTerminal, restore, runProgram } from '#platform/backup'
import { StartupError } from '#platform/startup-error'
import { readConfig } from '#server/config'

/** `npm run restore -- --from FILE [--into FOLDER]`: a backup in a new data folder. */
await runProgram(async (signal) => {
  const { from, into = readConfig().dataDir } = readPlaces()
  const terminal = openTerminal()
  const onProgress = terminal.progress('Restoring')
  const restored = await restore({ from, into, say: terminal.say, onProgress, signal })
  terminal.say(
    `The data of ${restored.madeAt.toISOString()} is in ${into}. To start: DATA_DIR=${into} npm start`,
  )
})

function readPlaces(): { from: string; into?: string } {
  const usage = 'Usage: npm run restore -- --from FILE --into NEW_FOLDER'
  try {
    const { from, into } = parseArgs({
      options: { from: { type: 'string' }, into: { type: 'string' } },
    }).values
    if (from !== undefined) return into === undefined ? { from } : { from, into }
  } catch (error) {
    throw new StartupError('wrong-use', usage, error)
  }
  throw new StartupError('wrong-use', usage)
}
