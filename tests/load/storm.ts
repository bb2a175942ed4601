import { aStorm, blow, calm, diceOf, repeatOne } from '../../server/modules/commerce/testing/storm.ts'
import { aSeller, sellingBy } from '../../server/modules/commerce/testing.ts'
import { anApp } from '../../server/testing/app.ts'
import { brokenInvariants } from '../../server/testing/money-invariants.ts'

/**
 * `node tests/load/storm.ts [steps] [seed]`: a long run of commerce's property test. Prints how often each thing
 * happened, and exits with 1 when any sum, code, number or answer is wrong.
 */
const [steps = '10000', seed = '1405'] = process.argv.slice(2)
const seller = aSeller()
const arvand = await anApp({}, sellingBy(seller))
const storm = await aStorm(arvand, seller)
await blow(storm, diceOf(Number(seed)), Number(steps), 16)
await calm(storm)
for (const asked of storm.answered) await repeatOne(storm, asked)
const broken = await brokenInvariants(arvand)
await arvand.close()
console.table(Object.fromEntries([...storm.counts].toSorted()))
console.log(storm.faults.slice(0, 20), broken)
if (storm.faults.length > 0 || Object.keys(broken).length > 0) process.exitCode = 1
