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
      'این فرمان برای پایگاه‌دادهٔ همراه است. از پایگاه‌دادهٔ DATABASE_URL با pg_dump یا سرویس آن پشتیبان بگیرید.',
    )
  }
  const terminal = openTerminal()
  const made = await backUp({
    dataDir: config.dataDir,
    to: readPlace() ?? `${join(config.dataDir, 'backups')}/`,
    now: new Date(),
    say: terminal.say,
    onProgress: terminal.progress('پشتیبان‌گیری'),
    signal,
  })
  terminal.say(
    `پشتیبان آماده است: ${made.path} (${megabytes(made.bytes)} مگابایت). آن را جای دیگری هم نگه دارید.`,
  )
})

function readPlace(): string | undefined {
  try {
    return parseArgs({ options: { to: { type: 'string' } } }).values.to
  } catch (error) {
    throw new StartupError('wrong-use', 'فرمان را چنین بنویسید: npm run backup -- --to فایل-یا-پوشه', error)
  }
}
