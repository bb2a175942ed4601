import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { backUp, megabytes, openTerminal, runProgram } from '#platform/backup'
import { StartupError } from '#platform/startup-error'
import { readConfig } from '#server/config'

/** `npm run backup [-- --to FILE_OR_FOLDER]`: the embedded database and the uploaded files in one archive. */
await runProgram(async (signal) => {
  const config = readConfig()
  if (config.database.url !== null) {
    throw new StartupError(
      'not-embedded',
      'This command backs up the embedded database. Back up the one of DATABASE_URL with pg_dump or by its provider.',
    )
  }
  const terminal = openTerminal()
  const made = await backUp({
    dataDir: config.dataDir,
    to: readPlace() ?? `${join(config.dataDir, 'backups')}/`,
    now: new Date(),
    say: terminal.say,
    onProgress: terminal.progress('Backing up'),
    signal,
  })
  terminal.say(`Backup ready: ${made.path} (${megabytes(made.bytes)} MB). Keep a copy elsewhere.`)
})

function readPlace(): string | undefined {
  try {
    return parseArgs({ options: { to: { type: 'string' } } }).values.to
  } catch (error) {
    throw new StartupError('wrong-use', 'Usage: npm run backup [-- --to FILE_OR_FOLDER]', error)
  }
}
