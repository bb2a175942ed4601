import type { Server } from 'node:http'
import { setLocale } from '@arvand/persian/locale'
import type { FastifyInstance } from 'fastify'
import { type SessionsEnded, sessionsEnded } from '#modules/identity'
import { knowSite } from '#modules/settings'
import { fileTrouble } from '#platform/files'
import { ourOrigin } from '#platform/http/our-origin'
import type { LiveMessages } from '#platform/live-messages'
import { buildApp } from '#server/app'
import { type Assembly, assembleModules, type Platform } from '#server/modules'
import { addSandboxBank } from '../platform/bank/sandbox/add-sandbox-bank.ts'
import { addOutbox } from '../platform/outbox/add-outbox.ts'
import { platformWorkers } from '../platform/sweeps.ts'
import { addPages } from './add-pages.ts'
import { fillDemo } from './demo.ts'
import { portTrouble } from './free-port.ts'
import { listen } from './listen.ts'
import { type Opening, type OpenPlatform, openPlatform } from './open-platform.ts'
import { type ReadinessOfProcess, readinessOf } from './readiness.ts'

// Longer than any call should take; an interrupted upload continues at another process.
const longestMs = 30_000

/** Takes no new connection, lets running requests be answered, and closes what is still open after half a minute. */
async function drain(
  app: FastifyInstance,
  servers: readonly Server[],
  live: Pick<LiveMessages, 'hangUp'>,
): Promise<void> {
  live.hangUp()
  const force = setTimeout(() => {
    for (const server of servers) server.closeAllConnections()
  }, longestMs)
  try {
    await app.close()
  } finally {
    clearTimeout(force)
  }
}

export interface Arvand {
  /** Where a browser finds the app. */
  readonly address: string
  /** Drains: running requests and jobs end, then everything that was started is stopped, last first. */
  stop(): Promise<void>
}

/**
 * Starts all roles of this process and says a sentence for each step. A start that cannot succeed throws a
 * `StartupError`. `calledOff` ends the start at the next step and closes what is open by then.
 */
export async function startArvand(order: Omit<Opening, 'opened'>): Promise<Arvand> {
  const { config, calledOff } = order
  setLocale(config.locale)
  const opened = new AsyncDisposableStack()
  try {
    const opening = { ...order, opened }
    const ground = await openPlatform(opening)
    const readiness = readinessOf(ground)
    const app = await raise(ground, opening, readiness)
    const servers: Server[] = []
    opened.defer(() => drain(app, servers, ground.platform.live))
    calledOff.throwIfAborted()
    servers.push(...(await listen(app, config.port, config.host)))
    const stop = async () => {
      readiness.close()
      await opened.disposeAsync()
    }
    return { address: config.publicUrl.origin, stop }
  } catch (error) {
    await opened.disposeAsync()
    throw fileTrouble(portTrouble(error, config.port))
  }
}

async function raise(
  ground: OpenPlatform,
  opening: Opening,
  readiness: ReadinessOfProcess,
): Promise<FastifyInstance> {
  const { platform, database } = ground
  const { config, log, opened, calledOff } = opening
  const assembly = assembleModules(platform)
  await knowSite(platform)
  opened.defer(() => platform.jobs.stop())
  await startJobs(ground, assembly)
  // After the jobs were started, because filling leaves some, e.g. to draw pictures smaller. Before those of the clock,
  // because they end what has ended long ago, and filling is in the middle of it: an attempt at an exam of last week.
  if (config.demo) await fillDemo(ground, opening)
  if (config.roles.has('jobs')) await platform.jobs.startClock()
  await ground.letOthersStart()
  calledOff.throwIfAborted()
  const app = buildApp({
    config,
    database,
    log,
    readiness: readiness.checks,
    broadcast: platform.broadcast,
    ...assembly,
  })
  addOutbox(app, { db: database.db, demo: config.demo })
  addSandboxBank(app, { ...platform, ...config })
  if (config.roles.has('live')) await takeLines(app, platform, assembly)
  if (config.roles.has('web')) await addPages(app, ground, assembly, opening)
  return app
}

async function startJobs({ platform, database }: OpenPlatform, { modules }: Assembly): Promise<void> {
  const ofModules = modules.flatMap((module) => module.workers ?? [])
  const ofPlatform = platformWorkers({ ...platform, pool: database.pool })
  await platform.jobs.start([...ofPlatform, ...ofModules], platform.config.roles.has('jobs'))
}

/** Lets browsers connect to the live channel. */
export async function takeLines(
  app: FastifyInstance,
  platform: Platform,
  { whoIs, whoIsGuest, modules }: Assembly,
): Promise<void> {
  const { live, topics, broadcast, config } = platform
  topics.serve(modules.flatMap((module) => module.topics ?? []))
  await live.attach(app.server, {
    whoIs,
    whoIsGuest,
    topics,
    isOurOrigin: ourOrigin(config.publicUrl),
    onSessionsEnded: (ended, missed) =>
      broadcast.hear(sessionsEnded, (word) => ended((word as SessionsEnded).sessionIds), missed),
  })
}
