import { newId } from '#platform/ids'
import type { Discussed } from '#plugs/discussed'
import { assembleModules } from '#server/modules'
import { anApp, type TestApp } from '#server/testing/app'
import { discussionModule } from './module.ts'

export { type OldPost, storeThread } from './store-thread.ts'

/** Something to discuss in tests; the test decides who may read it and who answers there. */
export interface TestPlace {
  readonly about: { readonly kind: 'lesson'; readonly id: string }
  readonly readers: Set<string>
  readonly answerers: Set<string>
}

export interface DiscussionApp extends TestApp {
  aPlace(): TestPlace
}

/** The whole app, with test places instead of the modules' own lessons. */
export async function aDiscussionApp(): Promise<DiscussionApp> {
  const places = new Map<string, TestPlace>()
  const named = (id: string) => ({ title: 'درس آزمایشی', link: `/learn/sample/${id}` })
  const discussed: Discussed = {
    kind: 'lesson',
    whyNotRead: async (_db, id, personId) => {
      const place = places.get(id)
      if (!place) return 'courses.unknown-lesson'
      return place.readers.has(personId) ? null : 'courses.not-enrolled'
    },
    mayAnswerFor: async (_db, id, personId) => places.get(id)?.answerers.has(personId) ?? false,
    titleAndLink: async (_db, id) => (places.has(id) ? named(id) : null),
    answerersOf: async (_db, id) => [...(places.get(id)?.answerers ?? [])],
    answeredBy: async (_db, personId) =>
      new Map(
        [...places].filter(([, { answerers }]) => answerers.has(personId)).map(([id]) => [id, named(id)]),
      ),
  }
  const app = await anApp({}, (platform) => {
    const { modules, whoIs } = assembleModules(platform)
    const ours = discussionModule({ ...platform, discussed: [discussed] })
    return { whoIs, modules: modules.map((one) => (one.name === ours.name ? ours : one)) }
  })
  return {
    ...app,
    aPlace() {
      const place = {
        about: { kind: 'lesson' as const, id: newId() },
        readers: new Set<string>(),
        answerers: new Set<string>(),
      }
      places.set(place.about.id, place)
      return place
    },
  }
}
