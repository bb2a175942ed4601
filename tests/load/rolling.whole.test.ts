import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { nginx, restartInTurn } from './rolling-restart.ts'

const isHere = existsSync(nginx)
if (!isHere)
  console.info(`The rolling restart is not tested: there is no ${nginx}. Debian's nginx-light has it.`)

test.skipIf(!isHere)(
  'six processes by role behind nginx are restarted one after the other, and no request is lost',
  async () => {
    const { answered, lost } = await restartInTurn({ rounds: 1, connections: 4, say: console.info })
    expect(lost).toEqual([])
    for (const [kind, count] of Object.entries(answered)) expect([kind, count > 0]).toEqual([kind, true])
  },
  900_000,
)
