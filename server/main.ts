import { createLog } from '#platform/log'
import { StartupError } from '#platform/startup-error'
import { type Config, readConfig } from '#server/config'
import { type Arvand, startArvand } from './start/start.ts'

const say = (sentence: string) => console.log(sentence)

/** One clear sentence for a person; the whole error only where it is not one of ours. */
function giveUp(error: unknown): never {
  console.error(error instanceof StartupError ? `✗ ${error.message}` : error)
  process.exit(1)
}

function greet(arvand: Arvand, config: Config): void {
  say(`آروند آماده است: ${arvand.address}`)
  if (config.demo) for (const line of demoAccounts) say(line)
}

const demoAccounts = [
  'حساب‌های نمونه (گذرواژهٔ همه: arvand-demo):',
  '09120000001 یادگیرنده',
  '09120000002 یادگیرندهٔ دوم',
  '09120000003 معلم',
  '09120000004 مدیر',
]

/** Ctrl-C and a deploy's SIGTERM drain; a second one ends at once. */
function stopOnSignal(arvand: Arvand): void {
  let stopping = false
  const stop = async () => {
    if (stopping) process.exit(130)
    stopping = true
    say('آروند خاموش می‌شود…')
    await arvand.stop()
    process.exit(0)
  }
  process.on('SIGINT', () => void stop())
  process.on('SIGTERM', () => void stop())
}

try {
  const config = readConfig()
  const arvand = await startArvand(config, createLog(config.logLevel), say, giveUp)
  stopOnSignal(arvand)
  greet(arvand, config)
} catch (error) {
  giveUp(error)
}
