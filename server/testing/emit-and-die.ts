import { openDatabase, transaction } from '#platform/database'
import { openJobs } from '#platform/jobs'
import { listeningWorker } from '#platform/listen'
import { openNotifications } from '#platform/notifications'

/** A process that emits an event and kills itself: right after the commit, or while its listeners hear it. */
const [, , url = '', event = '', death = ''] = process.argv
const ignore = () => undefined
const { db, pool } = openDatabase({ url, prepare: true, connections: 4 }, ignore)
const jobs = openJobs(pool, openNotifications(url, ignore), ignore, { lookForWork: 0.5 })
const die = async () => {
  process.kill(process.pid, 'SIGKILL')
  await new Promise(ignore)
}
// real time: nothing here is compared with another clock.
const clock = { now: () => new Date() }
const workers = ['first', 'second'].map((name) =>
  listeningWorker({ db, clock }, { name: `${event}-${name}`, event, hear: die }),
)
await jobs.start(workers, death === 'hearing')
await transaction(db, (tx) => jobs.emit(tx, event, { title: 'روز' }))
if (death === 'committed') await die()
// Kept alive by its connections until a listener kills it.
