import { parseEmail } from '@arvand/persian/email'
import { parsePhone } from '@arvand/persian/mobile'
import { makeManager } from '#modules/identity'
import { systemClock } from '#platform/clock'
import { openDatabase } from '#platform/database'
import { StartupError } from '#platform/startup-error'
import { readConfig } from '#server/config'
import { migrate } from './platform/database/migrate.ts'
import { connectDatabase } from './start/connect-database.ts'

/** `npm run make-manager -- 09121234567`: makes the first manager, on a running database or a resting one. */
async function run(typed: string | undefined): Promise<string> {
  const identifier = parsePhone(typed ?? '') ?? parseEmail(typed ?? '')
  if (!identifier) {
    throw new StartupError(
      'wrong-argument',
      'شمارهٔ همراه یا ایمیل را بنویسید: npm run make-manager -- 09121234567',
    )
  }
  await using opened = new AsyncDisposableStack()
  const config = readConfig()
  const connection = await connectDatabase(config, () => undefined, giveUp)
  opened.defer(() => connection.stop())
  const { prepare } = config.database
  const database = openDatabase({ url: connection.url, prepare, connections: 2 }, () => undefined)
  opened.defer(() => database.close())
  await migrate(database.pool)
  const manager = await makeManager(database.db, systemClock, identifier)
  if (manager) return `${manager.name} اکنون مدیر آروند است، با همهٔ حوزه‌ها.`
  throw new StartupError('no-account', 'با این شماره یا ایمیل حسابی نیست. نخست با آن ثبت‌نام کنید.')
}

function giveUp(error: unknown): never {
  console.error(error instanceof StartupError ? `✗ ${error.message}` : error)
  process.exit(1)
}

try {
  console.log(await run(process.argv[2]))
} catch (error) {
  giveUp(error)
}
