import { globSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApp } from '#server/testing/app'
import { aFilledApp } from '../filled-app.ts'

// Every public screen of the web is in the sitemap, or stands here with the reason why it is not.

let arvand: TestApp
beforeAll(async () => {
  arvand = await aFilledApp()
}, 300_000)
afterAll(() => arvand.close())

/** What search engines must not list. */
const notListed: Readonly<Record<string, string>> = {
  '/cart': 'one person’s',
  '/checkout': 'one person’s',
  '/pay/return': 'one person’s',
  '/search': 'results, which are not indexed',
  '/outbox': 'demo mode alone',
  '/account-removed': 'one person’s',
  '/gift/:token': 'a secret of who has the link',
  '/newsletter/confirm/:key': 'a secret of who has the link',
  '/newsletter/unsubscribe/:key': 'a secret of who has the link',
  '/courses/:slug/give': 'a form, which is not indexed',
  '/courses/:slug/seats': 'a form, which is not indexed',
  '/surveys/:slug': 'for who has the link',
  '/certificates/:code': 'of a person, for who has the code',
  '/u/:handle': 'of a person; teachers have pages of their own',
  '/u/:handle/resume': 'of a person',
  '/posts/:id': 'of a person',
  '/developers/:service/*': 'found from /developers',
}

interface Screen {
  readonly path?: string
  readonly index?: boolean
}

/** The patterns of all screens in the public frame. */
async function publicPatterns(): Promise<string[]> {
  const web = join(import.meta.dirname, '../../web/app')
  const found: string[] = []
  for (const file of globSync('features/*/routes.ts', { cwd: web })) {
    const { routes } = (await import(pathToFileURL(join(web, file)).href)) as {
      routes: { public?: readonly Screen[] }
    }
    for (const { path, index } of routes.public ?? []) found.push(index ? '/' : `/${path}`)
  }
  return found.toSorted()
}

const placesIn = (xml: string): string[] =>
  [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, place]) => new URL(place ?? '').pathname)

async function listed(): Promise<string[]> {
  const read = async (url: string) => placesIn((await arvand.app.inject({ method: 'GET', url })).body)
  return (await Promise.all((await read('/sitemap.xml')).map(read))).flat().map(decodeURI)
}

const patternOf = (pattern: string) =>
  new RegExp(`^${pattern.replaceAll('/*', '/.*').replaceAll(/:\w+/g, '[^/]+')}$`)

test('every public screen is in the sitemap, and the sitemap leads to public screens alone', async () => {
  const [patterns, places] = [await publicPatterns(), await listed()]
  expect(patterns.length).toBeGreaterThan(40)
  const lacking = patterns.filter(
    (pattern) => !(pattern in notListed) && !places.some((place) => patternOf(pattern).test(place)),
  )
  expect(lacking).toEqual([])
  const unknown = places.filter((place) => !patterns.some((pattern) => patternOf(pattern).test(place)))
  expect(unknown).toEqual([])
  const shown = Object.keys(notListed).filter((pattern) => !pattern.includes(':') && places.includes(pattern))
  expect(shown).toEqual([])
  // Reasons of screens that are gone.
  expect(Object.keys(notListed).filter((pattern) => !patterns.includes(pattern))).toEqual([])
  expect(places.filter((place, at) => places.indexOf(place) !== at)).toEqual([])
})
