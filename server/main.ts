import { atOnce, createLog } from '#platform/log'
import { StartupError } from '#platform/startup-error'
import { type Config, readConfig } from '#server/config'
import { type Arvand, startArvand } from './start/start.ts'
import { stopOnSignal } from './start/stop-on-signal.ts'

const say = (sentence: string) => console.log(sentence)

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

/** One clear sentence for a person; what is not one of ours goes to the log whole. */
function giveUp(error: unknown): never {
  if (!(error instanceof StartupError)) createLog('error', atOnce()).fatal({ err: error }, 'unexpected')
  const sentence =
    error instanceof StartupError
      ? error.message
      : 'آروند به خطایی برخورد که انتظارش نمی‌رفت و از کار ایستاد. شرح آن در آخرین سطر گزارش است.'
  console.error(`✗ ${sentence}`)
  process.exit(1)
}

const stopping = new AbortController()
try {
  const config = readConfig()
  const starting = startArvand(config, createLog(config.logLevel), say, giveUp, stopping.signal)
  stopOnSignal(starting, stopping, say, giveUp)
  const arvand = await starting
  if (!stopping.signal.aborted) greet(arvand, config)
} catch (error) {
  // A start that was called off ends by itself, in order.
  if (!stopping.signal.aborted) giveUp(error)
}
