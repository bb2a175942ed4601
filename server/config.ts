import { type Service, services } from '@arvand/contracts/endpoint'
import { type Locale, type LocaleCode, localeOfCode } from '@arvand/persian/locale'
import { z } from 'zod'
import type { S3Settings } from '#platform/file-store'
import { licensedFontStylesheet } from '#platform/licensed-font'
import { StartupError } from '#platform/startup-error'

export const roles = ['web', 'services', 'jobs', 'live'] as const
export type ProcessRole = (typeof roles)[number]

/**
 * The settings of an operator. `.env.example` documents every name, and no other code of the server reads the
 * environment.
 */
export interface Config {
  readonly port: number
  /** Null: both loopbacks. */
  readonly host: string | null
  readonly dataDir: string
  readonly database: {
    /** Null: embedded PostgreSQL in `dataDir`. */
    readonly url: string | null
    /** An address that avoids the pooler, for the one connection that listens for notifications. */
    readonly directUrl: string | null
    readonly prepare: boolean
  }
  readonly redisUrl: string | null
  readonly locale: Locale
  /** Seconds after which an open page asks again who is signed in; 0: never by a timer. */
  readonly sessionPollSeconds: number
  readonly publicUrl: URL
  readonly contentUrl: URL
  /** Which reverse proxies may say the caller's address: `none`, `loopback` or a list of addresses. */
  readonly trustProxy: false | string
  /** Null in demo mode: then a secret is created and stored in `dataDir`. */
  readonly secret: string | null
  readonly roles: ReadonlySet<ProcessRole>
  readonly demo: boolean
  readonly demoScale: number
  /** On a developer's machine: pages are built from their sources after each change. */
  readonly webFromSources: boolean
  /** Where each service answers, e.g. `/api/panel` or `https://panel.example.org`. */
  readonly serviceBases: Readonly<Record<Service, string>>
  /** Null: uploaded files are stored in `dataDir`. */
  readonly s3: S3Settings | null
  readonly google: { readonly clientId: string; readonly clientSecret: string; readonly issuer: URL } | null
  readonly kavenegar: {
    readonly key: string
    readonly template: string
    readonly sender: string
    readonly baseUrl: URL
  } | null
  /** Null: nobody can pay through Zarinpal. Addresses end with a slash. */
  readonly zarinpal: {
    readonly merchant: string
    readonly baseUrl: URL
    /** Null: Zarinpal refunds nothing by itself; money goes back by hand or to the wallet. */
    readonly refunds: { readonly url: URL; readonly token: string; readonly terminal: string | null } | null
  } | null
  /** Sound and picture of live classes. */
  readonly mediaEngine: {
    readonly isOn: boolean
    /** Null: all addresses of the machine. */
    readonly host: string | null
    /** The one UDP port. */
    readonly port: number
    /** By which browsers come whose network lets no UDP through; null: they need a relay. */
    readonly tcpPort: number | null
    /** The address that browsers are told, where it is not the machine's own. */
    readonly address: string | null
    /** A relay for networks that let no UDP through. */
    readonly turn: { readonly urls: readonly string[]; readonly secret: string } | null
    /** Classes are held there instead; `url` is the folder of its API. */
    readonly bigBlueButton: { readonly url: URL; readonly secret: string } | null
    /** Classes are carried there instead. */
    readonly liveKit: { readonly url: URL; readonly key: string; readonly secret: string } | null
  }
  readonly smtp: { readonly url: string; readonly from: string } | null
  /** The mailbox to which letters are answered, and its address. */
  readonly mailIn: { readonly url: string; readonly address: string } | null
  /** The learning record store that hears what learners do; `url` is the folder of its xAPI. */
  readonly xapi: { readonly url: URL; readonly key: string; readonly secret: string } | null
  /** Servers in the operator's own network that may be asked though their addresses are private: names, or with ports. */
  readonly privateHosts: readonly string[]
  /** Notices in browsers. */
  readonly push: {
    /** Null in demo mode: then a key is created and stored in `dataDir`. Otherwise null: no notices in browsers. */
    readonly privateKey: string | null
    /** How push services reach the operator. */
    readonly subject: string
  }
  /** The operator's licensed IRANSans: its stylesheet, and the folder with its files where that is ours. */
  readonly fontStylesheet: string | null
  readonly fontFolder: string | null
  /** The e-trust seal: the page that it links to, and its picture. */
  readonly trustSeal: { readonly href: string; readonly image: string } | null
  readonly contact: {
    readonly email: string | null
    readonly phone: string | null
    readonly address: string | null
  }
  /** npm started this program, so the program ends when npm ends. */
  readonly startedByNpm: boolean
  readonly logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent'
}

type Environment = Readonly<Record<string, string | undefined>>

/** Reads and checks all settings at once; the error names every wrong one in one sentence. */
export function readConfig(environment: Environment = process.env): Config {
  const env = checked(environment)
  const embedded = env.DATABASE_URL === undefined
  const demo = env.DEMO ?? embedded
  refuseDangerous(env, { demo, embedded })
  const publicUrl = env.PUBLIC_URL ?? new URL(`http://localhost:${env.PORT}`)
  return {
    port: env.PORT,
    host: env.HOST ?? null,
    dataDir: env.DATA_DIR,
    database: {
      url: env.DATABASE_URL ?? null,
      directUrl: env.DATABASE_DIRECT_URL ?? env.DATABASE_URL ?? null,
      prepare: env.DATABASE_PREPARE,
    },
    redisUrl: env.REDIS_URL ?? null,
    locale: localeOfCode[env.LOCALE],
    sessionPollSeconds: env.SESSION_POLL_SECONDS,
    publicUrl,
    contentUrl: env.CONTENT_URL ?? new URL(`http://*.content.localhost:${env.PORT}`),
    trustProxy: env.TRUST_PROXY ?? false,
    secret: env.SECRET ?? null,
    roles: new Set(env.ROLE),
    demo,
    demoScale: env.DEMO_SCALE,
    webFromSources: env.WEB_SOURCES,
    serviceBases: serviceBases(environment),
    s3: s3Of(env),
    google: googleOf(env),
    kavenegar: kavenegarOf(env),
    zarinpal: zarinpalOf(env),
    mediaEngine: mediaEngineOf(env, publicUrl),
    smtp: env.SMTP_URL ? { url: env.SMTP_URL, from: env.MAIL_FROM ?? `arvand@${publicUrl.hostname}` } : null,
    mailIn: mailInOf(env),
    xapi: xapiOf(env),
    privateHosts: env.PRIVATE_HOSTS,
    push: {
      privateKey: env.VAPID_PRIVATE_KEY ?? null,
      subject: `mailto:${env.CONTACT_EMAIL ?? `arvand@${publicUrl.hostname}`}`,
    },
    fontStylesheet: env.FONT_STYLESHEET ?? (env.FONT_FOLDER ? licensedFontStylesheet : null),
    fontFolder: env.FONT_FOLDER ?? null,
    trustSeal:
      env.TRUST_SEAL_URL && env.TRUST_SEAL_IMAGE
        ? { href: env.TRUST_SEAL_URL.href, image: env.TRUST_SEAL_IMAGE.href }
        : null,
    contact: {
      email: env.CONTACT_EMAIL ?? null,
      phone: env.CONTACT_PHONE ?? null,
      address: env.CONTACT_ADDRESS ?? null,
    },
    startedByNpm: environment.npm_lifecycle_event !== undefined,
    logLevel: env.LOG_LEVEL,
  }
}

const flag = z.enum(['0', '1']).transform((text) => text === '1')
const webAddress = z.url({ protocol: /^https?$/ }).transform((text) => new URL(text))

const settings = z.object({
  PORT: z.coerce.number().int().min(1).max(65_535).default(3000),
  HOST: z.string().optional(),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_DIRECT_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_PREPARE: flag.default(true),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  LOCALE: z.enum(Object.keys(localeOfCode) as LocaleCode[]).default('fa_IR'),
  PUBLIC_URL: webAddress.optional(),
  // The host may begin with `*.`, and has no other `*`.
  CONTENT_URL: webAddress.refine(({ host }) => /^(\*\.)?[^*]+$/.test(host)).optional(),
  TRUST_PROXY: z.string().optional(),
  SECRET: z.string().min(32).optional(),
  ROLE: z
    .string()
    .default('all')
    .transform((text) => (text === 'all' ? [...roles] : text.split(',').map((name) => name.trim())))
    .pipe(z.array(z.enum(roles)).min(1)),
  DEMO: flag.optional(),
  SESSION_POLL_SECONDS: z.coerce.number().int().min(0).max(86_400).default(0),
  DEMO_SCALE: z.coerce.number().int().min(1).max(100_000).default(1),
  WEB_SOURCES: flag.default(false),
  S3_ENDPOINT: webAddress.optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_BUCKET: z.string().optional(),
  S3_KEY: z.string().optional(),
  S3_SECRET: z.string().optional(),
  S3_PATH_STYLE: flag.default(true),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_ISSUER: webAddress.default(new URL('https://accounts.google.com')),
  KAVENEGAR_KEY: z.string().optional(),
  KAVENEGAR_TEMPLATE: z.string().default('arvand-code'),
  KAVENEGAR_SENDER: z.string().default(''),
  KAVENEGAR_URL: webAddress.default(new URL('https://api.kavenegar.com')),
  ZARINPAL_MERCHANT: z.guid().optional(),
  ZARINPAL_URL: webAddress.default(new URL('https://payment.zarinpal.com')),
  ZARINPAL_ACCESS_TOKEN: z.string().optional(),
  ZARINPAL_TERMINAL: z.string().optional(),
  ZARINPAL_GRAPHQL_URL: webAddress.default(new URL('https://next.zarinpal.com/api/v4/graphql')),
  MEDIA: flag.default(true),
  MEDIA_HOST: z.union([z.ipv4(), z.ipv6()]).optional(),
  MEDIA_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
  MEDIA_TCP_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
  MEDIA_ADDRESS: z.union([z.ipv4(), z.ipv6()]).optional(),
  TURN_URLS: z
    .string()
    .regex(/^turns?:\S+$/)
    .optional(),
  TURN_SECRET: z.string().optional(),
  BBB_URL: webAddress.optional(),
  BBB_SECRET: z.string().optional(),
  LIVEKIT_URL: z
    .url({ protocol: /^(https?|wss?)$/ })
    .transform((text) => new URL(text))
    .optional(),
  LIVEKIT_KEY: z.string().optional(),
  LIVEKIT_SECRET: z.string().optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().optional(),
  XAPI_URL: webAddress.optional(),
  XAPI_KEY: z.string().optional(),
  XAPI_SECRET: z.string().optional(),
  PRIVATE_HOSTS: z
    .string()
    .regex(/^[\w.,:[\]-]*$/)
    .transform((text) => text.split(',').filter(Boolean))
    .default([]),
  MAIL_IN_URL: z.url({ protocol: /^imaps?$/ }).optional(),
  MAIL_IN_ADDRESS: z.email().optional(),
  // 32 bytes as base64url.
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{43}$/)
    .optional(),
  FONT_STYLESHEET: z.string().optional(),
  FONT_FOLDER: z.string().optional(),
  TRUST_SEAL_URL: webAddress.optional(),
  TRUST_SEAL_IMAGE: webAddress.optional(),
  CONTACT_EMAIL: z.string().optional(),
  CONTACT_PHONE: z.string().optional(),
  CONTACT_ADDRESS: z.string().optional(),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
})

type Settings = z.output<typeof settings>

function checked(environment: Environment): Settings {
  // An empty value in a file of settings means «not set».
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const outcome = settings.safeParse(given)
  if (outcome.success) return outcome.data
  const names = new Set(outcome.error.issues.map((issue) => issue.path[0]))
  throw new StartupError(
    'wrong-setting',
    `These settings have wrong values: ${[...names].join(', ')}. The file .env.example explains each.`,
  )
}

function refuseDangerous(env: Settings, is: { demo: boolean; embedded: boolean }): void {
  if (is.embedded && env.ROLE.length < roles.length) {
    throw new StartupError('wrong-setting', 'ROLE works with DATABASE_URL only; set that too.')
  }
  const opensToOthers = env.HOST !== undefined && !/^(localhost|127\.\d+\.\d+\.\d+|::1)$/.test(env.HOST)
  if (is.demo && env.DEMO === undefined && opensToOthers) {
    throw new StartupError(
      'demo-in-the-open',
      'Demo mode is not opened on a public address. Set DATABASE_URL, or DEMO=1 if that is what you want.',
    )
  }
  if (!is.demo && env.SECRET === undefined) {
    throw new StartupError(
      'no-secret',
      'SECRET is required: at least 32 random characters, the same in every process.',
    )
  }
}

function serviceBases(environment: Environment): Record<Service, string> {
  const base = (service: Service) => environment[`${service.toUpperCase()}_URL`] || `/api/${service}`
  return Object.fromEntries(services.map((service) => [service, base(service).replace(/\/$/, '')])) as Record<
    Service,
    string
  >
}

function s3Of(env: Settings): Config['s3'] {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_KEY: key, S3_SECRET: secret } = env
  if (endpoint && bucket && key && secret)
    return { endpoint, bucket, key, secret, region: env.S3_REGION, pathStyle: env.S3_PATH_STYLE }
  if (!endpoint && !bucket && !key && !secret) return null
  // Half of them would silently store files on this machine's disk.
  throw new StartupError(
    'wrong-setting',
    'S3_ENDPOINT, S3_BUCKET, S3_KEY and S3_SECRET work together: set all four, or none.',
  )
}

function googleOf(env: Settings): Config['google'] {
  if (!env.GOOGLE_CLIENT_ID || !env.GOOGLE_CLIENT_SECRET) return null
  return { clientId: env.GOOGLE_CLIENT_ID, clientSecret: env.GOOGLE_CLIENT_SECRET, issuer: env.GOOGLE_ISSUER }
}

function kavenegarOf(env: Settings): Config['kavenegar'] {
  if (!env.KAVENEGAR_KEY) return null
  const {
    KAVENEGAR_KEY: key,
    KAVENEGAR_TEMPLATE: template,
    KAVENEGAR_SENDER: sender,
    KAVENEGAR_URL: baseUrl,
  } = env
  return { key, template, sender, baseUrl }
}

/** The address is the name by which one signs in to the mailbox, unless another is set. */
function mailInOf({ MAIL_IN_URL: url, MAIL_IN_ADDRESS: address }: Settings): Config['mailIn'] {
  if (!url) return null
  const { username, hostname } = new URL(url)
  const name = decodeURIComponent(username)
  return { url, address: address ?? (name.includes('@') ? name : `${name}@${hostname}`) }
}

function xapiOf({ XAPI_URL: url, XAPI_KEY: key, XAPI_SECRET: secret }: Settings): Config['xapi'] {
  return url && key && secret ? { url: folderAt(url), key, secret } : null
}

function zarinpalOf(env: Settings): Config['zarinpal'] {
  if (!env.ZARINPAL_MERCHANT) return null
  const { ZARINPAL_ACCESS_TOKEN: token, ZARINPAL_TERMINAL: terminal } = env
  const refunds = token ? { url: env.ZARINPAL_GRAPHQL_URL, token, terminal: terminal ?? null } : null
  return { merchant: env.ZARINPAL_MERCHANT, baseUrl: folderAt(env.ZARINPAL_URL), refunds }
}

/** Without a setting of its own it listens where the app is found: on this machine alone, or on all addresses. */
function mediaEngineOf(env: Settings, publicUrl: URL): Config['mediaEngine'] {
  const isHere = env.HOST === undefined && /^(.+\.)?localhost$|^127\.|^\[::1\]$/.test(publicUrl.hostname)
  const appHost = env.HOST === 'localhost' || isHere ? '127.0.0.1' : (env.HOST ?? '0.0.0.0')
  const host = env.MEDIA_HOST ?? appHost
  return {
    isOn: env.MEDIA,
    host: host === '0.0.0.0' || host === '::' ? null : host,
    port: env.MEDIA_PORT ?? env.PORT,
    tcpPort: env.MEDIA_TCP_PORT ?? null,
    address: env.MEDIA_ADDRESS ?? null,
    turn:
      env.TURN_URLS && env.TURN_SECRET ? { urls: env.TURN_URLS.split(','), secret: env.TURN_SECRET } : null,
    bigBlueButton:
      env.BBB_URL && env.BBB_SECRET
        ? { url: new URL('api/', folderAt(env.BBB_URL)), secret: env.BBB_SECRET }
        : null,
    liveKit:
      env.LIVEKIT_URL && env.LIVEKIT_KEY && env.LIVEKIT_SECRET
        ? { url: env.LIVEKIT_URL, key: env.LIVEKIT_KEY, secret: env.LIVEKIT_SECRET }
        : null,
  }
}

/** Adds a slash at the end, so that relative addresses resolve below this one. */
const folderAt = (url: URL): URL => new URL(url.href.replace(/\/*$/, '/'))
