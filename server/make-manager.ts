import { parseEmail } from '@arvand/persian/email'
import { parsePhone } from '@arvand/persian/mobile'
import { makeManager } from '#modules/identity'
import { openTerminal, runProgram } from '#platform/backup'
import { systemClock } from '#platform/clock'
import { openDatabase } from '#platform/database'
import { StartupError } from '#platform/startup-error'
import { readConfig } from '#server/config'
import { migrate } from './platform/database/migrate.ts'
import { connectDatabase } from './start/connect-database.ts'

const refusals = {
  'no-password': new StartupError(
    'no-password',
    'This account has no password. Its owner sets one under security settings; then run this again.',
  ),
  'no-account': new StartupError(
    'no-account',
    'There is no account with this mobile or e-mail. Sign up with it first.',
  ),
}

/** `npm run make-manager -- 09121234567`: makes the first manager, whether the database is running or not. */
await runProgram(async (calledOff) => {
  const typed = process.argv[2] ?? ''
  const identifier = parsePhone(typed) ?? parseEmail(typed)
  if (!identifier) {
    throw new StartupError(
      'wrong-argument',
      'Usage: npm run make-manager -- MOBILE_OR_EMAIL, for example 09121234567',
    )
  }
  await using opened = new AsyncDisposableStack()
  const config = readConfig()
  const silent = () => undefined
  const connection = await connectDatabase({ config, say: silent, onFailure: silent, calledOff })
  opened.defer(() => connection.stop())
  const { prepare } = config.database
  const database = openDatabase({ url: connection.url, prepare, connections: 2 }, silent)
  opened.defer(() => database.close())
  await migrate(database.pool)
  const made = await makeManager(database.db, systemClock, identifier)
  if ('name' in made) openTerminal().say(`${identifier} is now a manager of Arvand, with every scope.`)
  else throw refusals[made.why]
})
