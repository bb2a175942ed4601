import { services } from '@arvand/contracts/endpoint'
import type { WebSettings } from '@arvand/web/server-context'
import type { FastifyInstance } from 'fastify'
import { type ActiveSession, sessionFinder } from '#modules/identity'
import { sessionCookieFor } from '#platform/http/session-cookie'
import { liveKitAddress } from '#platform/media-engine'
import {
  type Arrival,
  ensureWebBuilt,
  type OuterSources,
  openDevWeb,
  openWebBuild,
  serveWeb,
} from '#platform/web'
import type { Config } from '#server/config'
import type { Assembly } from '#server/modules'
import { outboxForPages } from '../platform/outbox/outbox-for-pages.ts'
import type { Opening, OpenPlatform } from './open-platform.ts'

/** Adds every page of the web; builds the web first when no build exists. */
export async function addPages(
  app: FastifyInstance,
  { platform, pages: cache }: Pick<OpenPlatform, 'platform' | 'pages'>,
  { modules, whoIs }: Assembly,
  opening: Pick<Opening, 'say' | 'calledOff'>,
): Promise<void> {
  const { config } = platform
  const findSession = sessionFinder(platform.db, platform.clock)
  const web = config.webFromSources ? await openDevWeb(app) : await openBuilt(opening)
  await serveWeb(app, {
    ...web,
    cache,
    routes: modules.flatMap((module) => module.routes ?? []),
    whoIs,
    arrivalOf: async (token) => arrivalIn(await findSession(token)),
    cookie: sessionCookieFor(config.publicUrl),
    publicUrl: config.publicUrl,
    settings: webSettings(config),
    outerSources: outerSources(config, platform.files.origin),
    // Lessons may be pages of other sites, shown in a frame.
    framesAnywhere: /^\/learn\//,
    readOutbox: config.demo ? outboxForPages(platform.db) : undefined,
  })
}

async function openBuilt({ say, calledOff }: Pick<Opening, 'say' | 'calledOff'>) {
  await ensureWebBuilt(say, calledOff)
  return openWebBuild()
}

function arrivalIn(active: ActiveSession | null): Arrival | null {
  if (!active) return null
  const { id, name, mobile, email, avatar, roles, scopes } = active.person
  return { visitor: { id, name, mobile, email, image: avatar, roles, scopes }, actor: active.actor }
}

function webSettings(config: Config): WebSettings {
  const { serviceBases: bases, demo, sessionPollSeconds, google, fontStylesheet, trustSeal, contact } = config
  const { origin } = config.publicUrl
  return {
    publicUrl: origin,
    demo,
    sessionPollSeconds,
    google: google !== null,
    bases,
    fontStylesheet,
    trustSeal,
    contact,
  }
}

/** The origins besides our own that pages may reach, as the settings say. */
function outerSources(
  { serviceBases, fontStylesheet, trustSeal, contentUrl, google, zarinpal, mediaEngine }: Config,
  store: string | null,
): OuterSources {
  const elsewhere = services
    .map((service) => originOf(serviceBases[service]))
    .filter((origin) => origin !== null)
  const font = originOf(fontStylesheet)
  const stores = store ? [store] : []
  const seal = originOf(trustSeal?.image ?? null)
  const { liveKit } = mediaEngine
  const engine = liveKit
    ? (['ws', 'http'] as const).map((name) => liveKitAddress(liveKit.url, name).origin)
    : []
  return {
    // The store may deliver files itself, segments of playlists too.
    connect: [...elsewhere, ...stores, ...engine],
    frame: [contentUrl.origin],
    image: [...(seal ? [seal] : []), ...stores],
    media: stores,
    style: font ? [font] : [],
    font: font ? [font] : [],
    form: [...(google ? [google.issuer.origin] : []), ...(zarinpal ? [zarinpal.baseUrl.origin] : [])],
  }
}

const originOf = (address: string | null): string | null =>
  address && URL.canParse(address) ? new URL(address).origin : null
