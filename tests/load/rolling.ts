import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { restartInTurn } from './rolling-restart.ts'

/**
 * `node tests/load/rolling.ts [--rounds 2] [--connections 12]`: restarts processes by role behind nginx in turn under
 * load, prints what was answered, and throws when one request was lost.
 */
const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '2' },
    connections: { type: 'string', default: '12' },
  },
})

const { answered, lost } = await restartInTurn({
  rounds: Number(options.rounds),
  connections: Number(options.connections),
  say: console.log,
})
const figures = Object.entries(answered).map(([kind, count]) => `${kind} ${count}`)
console.log(`${figures.join(', ')} answered; ${lost.length} lost; load ${loadavg()[0]?.toFixed(1)}`)
if (lost.length > 0) throw new Error(`lost:\n${lost.slice(0, 20).join('\n')}`)
