import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { type Endpoint, services } from '../../contracts/endpoint.ts'
import { requestErrors } from '../../contracts/errors/request.ts'
import * as converting from '../../contracts/export/convert.ts'
import * as lessons from '../../contracts/teacher/lessons.ts'
import * as questions from '../../contracts/teacher/questions.ts'
import { roles } from '../../server/config.ts'
import { openTree } from '../../tools/tree.ts'

interface Compose {
  readonly services: Readonly<
    Record<
      string,
      {
        readonly image?: string
        readonly environment?: { readonly ROLE?: string; readonly CONTENT_URL?: string }
        readonly depends_on?: readonly string[] | Readonly<Record<string, object>>
        readonly volumes?: readonly string[]
        readonly configs?: readonly { readonly source: string }[]
      }
    >
  >
  readonly volumes: object
  readonly configs: Readonly<Record<string, { readonly content: string }>>
}

const MB = 1024 ** 2
const site = '$' + '{SITE:?}'

/** An endpoint that takes more than the app's ordinary limit. */
const isLarge = (one: unknown): one is Endpoint => ((one as Partial<Endpoint>)?.bodyLimit ?? 0) > MB

const root = join(import.meta.dirname, '../..')
const tree = openTree(root)

/** The settings that `server/config.ts` reads: those of its table, and an address for each service. */
const settings = [
  ...namesIn(/const settings = z\.object\(\{\n(.*?)\n\}\)/s, 'server/config.ts', /^ {2}([A-Z0-9_]+):/gm),
  ...services.map((service) => `${service.toUpperCase()}_URL`),
].toSorted()

function namesIn(part: RegExp, file: string, name: RegExp): string[] {
  const text = part.exec(tree.text(file))?.[1] ?? ''
  return [...text.matchAll(name)].map(([, found = '']) => found)
}

test('there are settings', () => {
  expect(settings).toContain('DATABASE_URL')
})

test('.env.example names every setting once, and no other', () => {
  const named = namesIn(/(.*)/s, '.env.example', /^([A-Z0-9_]+)=/gm)
  expect(named.toSorted()).toEqual(settings)
})

test('what docs/operating.md counts for a country adds up, with processors busy to three fifths', () => {
  const number = (digits = '') => Number(digits.replaceAll(',', ''))
  const cells = tree.text('docs/operating.md').match(/[^|\n]+ cores busy, so \d+[^|\n]*/g) ?? []
  expect(cells.length).toBeGreaterThanOrEqual(4)
  for (const cell of cells) {
    const [, busy, cores] = /([\d.]+) cores busy, so (\d+)/.exec(cell) ?? []
    const terms = [...cell.matchAll(/([\d,]+)(?: \w+)? × ([\d.]+) ms/g)]
    const sum = terms.reduce((all, [, count, ms]) => all + (number(count) * Number(ms)) / 1_000, 0)
    expect(terms.length, cell).toBeGreaterThan(0)
    expect(number(busy), cell).toBeGreaterThanOrEqual(Math.floor(sum * 10) / 10)
    expect(number(cores) * 0.6, cell).toBeGreaterThanOrEqual(number(busy))
  }
})

test('docs/operating.md has a row for every setting, and for no other', () => {
  const rows = namesIn(/\n## Settings\n(.*?)\n## /s, 'docs/operating.md', /^\| (`[^|]+) \|/gm)
  const named = rows.flatMap((row) => [...row.matchAll(/`([A-Z0-9_]+)`/g)].map(([, found = '']) => found))
  expect(named.toSorted()).toEqual(settings)
})

test.each(['docs/operating.md', 'README.md', 'deploy/README.md'])('%s names scripts that exist', (file) => {
  const { scripts } = JSON.parse(tree.text('package.json'))
  const asked = [...tree.text(file).matchAll(/npm (?:run ([\w-]+)(?! --workspace)\b|(start|test)\b)/g)]
  expect(asked.length).toBeGreaterThan(0)
  for (const [, run, short] of asked) expect(Object.keys(scripts)).toContain(run ?? short)
})

describe('deploy', () => {
  const text = (file: string) => tree.text(`deploy/${file}`)
  const all = (file: string, pattern: RegExp) =>
    [...text(file).matchAll(pattern)].map(([, found = '']) => found)
  const ofOthers = /^(POSTGRES|ROOT|VGW)_|^(PATH|SITE|LIVEKIT_CONFIG)$/

  test.each([
    ['compose.yaml', /^ {6}([A-Z0-9_]+):/gm],
    ['compose.yaml', /\$\{([A-Z0-9_]+):\?\}/g],
    ['compose.roles.yaml', /^ {2,6}([A-Z0-9_]+):/gm],
    ['compose.roles.yaml', /\$\{([A-Z0-9_]+):\?\}/g],
    ['Dockerfile', /(?<=^ENV .*)\b([A-Z0-9_]+)=/gm],
    ['arvand.service', /^Environment=([A-Z0-9_]+)=/gm],
    ['arvand-backup.service', /^Environment=([A-Z0-9_]+)=/gm],
  ])('%s sets settings that exist', (file, pattern) => {
    const named = all(file, pattern).filter((name) => !ofOthers.test(name))
    expect(named.length).toBeGreaterThan(0)
    expect(settings).toEqual(expect.arrayContaining(named))
  })

  test('the image takes every workspace, its manifest first, and nothing that is not there', () => {
    const { workspaces }: { workspaces: string[] } = JSON.parse(tree.text('package.json'))
    // Production is built without the styleguide, but npm wants the manifest of every workspace.
    const shipped = workspaces.filter((name) => name !== 'styleguide')
    const copied = all('Dockerfile', /^COPY --chown=node:node (.+) \S+$/gm).flatMap((files) =>
      files.split(' '),
    )
    expect(copied).toEqual(
      expect.arrayContaining([...shipped, ...workspaces.map((name) => `${name}/package.json`)]),
    )
    expect(copied).not.toContain('styleguide')
    for (const name of copied) expect([name, existsSync(join(root, name))]).toEqual([name, true])
    const letIn = all('Dockerfile.dockerignore', /^!(.+)$/gm)
    const taken = copied.filter((name) => !name.includes('/'))
    expect(letIn.toSorted()).toEqual([...taken, 'styleguide/package.json'].toSorted())
  })

  test.each(['Dockerfile', 'arvand.service', 'arvand-backup.service', 'README.md'])(
    '%s runs programs that exist',
    (file) => {
      const programs = all(file, /\b(server\/[\w-]+\.ts)\b/g)
      for (const name of programs) expect([name, tree.has(name)]).toEqual([name, true])
      const { scripts } = JSON.parse(tree.text('web/package.json'))
      for (const name of all(file, /npm run ([\w-]+) --workspace web/g)) expect(scripts).toHaveProperty(name)
    },
  )

  test.each(['nginx.conf', 'nginx.roles.conf', 'Caddyfile'])('%s has the hosts of packages', (file) => {
    expect(text(file)).toMatch(/CONTENT_URL=https:\/\/\*\.packages\.example\.ir/)
    expect(text(file)).toMatch(/^(\s*server_name )?\*\.packages\.example\.ir[ ;]/m)
  })

  test('containers by role: every role, twice what people wait for, and nothing named that is not there', () => {
    const { services: run, volumes, configs } = parse(text('compose.roles.yaml'), { merge: true }) as Compose
    const byRole = Map.groupBy(Object.entries(run), ([, { environment }]) => environment?.ROLE)
    const counts = roles.map((role) => [role, byRole.get(role)?.length])
    expect(Object.fromEntries(counts)).toEqual({ web: 2, services: 2, live: 2, jobs: 1 })
    const known = new Set([run, volumes, configs].flatMap(Object.keys))
    for (const [name, service] of Object.entries(run)) {
      const needed = [service.depends_on ?? []]
        .flat()
        .flatMap((one) => (typeof one === 'string' ? one : Object.keys(one)))
      const volumesOf = (service.volumes ?? []).filter((volume) => !volume.startsWith('./'))
      const mounted = volumesOf.map((volume) => volume.split(':')[0])
      const given = (service.configs ?? []).map(({ source }) => source)
      for (const used of [...needed, ...mounted, ...given])
        expect([name, known.has(used ?? '')]).toEqual([name, true])
      expect(service.image).toBeTruthy()
    }
    const led = [...(configs.caddy?.content ?? '').matchAll(/\b([a-z]+(?:-\d)?):(?:3000|7070|7880)/g)]
    expect(led.length).toBe(10)
    for (const [, to = ''] of led) expect(Object.keys(run)).toContain(to)
    // Packages are played on hosts that the proxy has, and every process of the app knows them by the same name.
    const playing = Object.values(run).flatMap(({ environment }) => environment?.CONTENT_URL ?? [])
    expect(new Set(playing)).toEqual(new Set([`https://*.packages.${site}`]))
    expect(playing).toHaveLength(7)
    expect(configs.caddy?.content).toContain(`\n*.packages.${site} {`)
  })

  test.each(['nginx.conf', 'Caddyfile'])(
    '%s leads to the port of the image and keeps figures inside',
    (file) => {
      expect(text(file)).toContain(`127.0.0.1:${all('Dockerfile', /PORT=(\d+)/g)[0]}`)
      expect(text(file)).toContain('/metrics')
    },
  )

  test.each(['nginx.conf', 'nginx.roles.conf'])(
    '%s lets through what the app takes, and says of a larger body what the app says',
    (file) => {
      expect(text(file)).toContain('error_page 413 @too-large;')
      expect(text(file)).toContain(requestErrors['request.too-large'].sentence)
      const sizes = [...text(file).matchAll(/location (\/api\/\S*) \{\n\s+client_max_body_size (\d+)m;/g)]
      const large = [lessons, questions, converting]
        .flatMap((contracts) => Object.values<unknown>(contracts))
        .flatMap((one) => (isLarge(one) ? one : []))
      expect(large.length).toBeGreaterThanOrEqual(5)
      for (const { service, path, bodyLimit = 0 } of large) {
        const place = sizes.find(([, start = '']) => `/api/${service}/${path}`.startsWith(start))
        expect(Number(place?.[2]) * MB, path).toBeGreaterThanOrEqual(bodyLimit)
      }
    },
  )
})
