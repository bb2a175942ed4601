import type { ServerBuild } from 'react-router'
import { expect, test } from 'vitest'
import { cachePolicies } from './cache-policy.ts'
import type { Handle } from './handle.ts'

const route = (id: string, parentId: string | undefined, path: string | undefined, handle?: Handle) => ({
  [id]: {
    id,
    ...(parentId ? { parentId } : {}),
    ...(path === undefined ? {} : { path }),
    module: { handle, default: () => null },
  },
})

const build = {
  routes: {
    ...route('root', undefined, ''),
    ...route('frame', 'root', undefined, { cache: { tags: ['frame'] } }),
    ...route('about', 'frame', 'about', { cache: { tags: ['about'] } }),
    ...route('courses', 'frame', 'courses', {
      cache: { tags: ['catalogue'], query: ['sort', 'q'], seconds: 60 },
    }),
    ...route('course', 'frame', 'courses/:slug', {
      cache: { tags: ({ slug }) => ['catalogue', `course:${slug}`] },
    }),
    ...route('panel', 'frame', 'panel'),
    ...route('rest', 'frame', '*'),
  },
} as unknown as ServerBuild

const policyFor = cachePolicies(build)

test('a page is kept by its own promise, never by its frame’s', () => {
  expect(policyFor('/about')).toEqual({ tags: ['pricing', 'site', 'about'], query: [], seconds: 600 })
  expect(policyFor('/panel')).toBeNull()
  expect(policyFor('/nothing/here')).toBeNull()
})

test('declared parameters come in one order', () => {
  expect(policyFor('/courses')).toEqual({
    tags: ['pricing', 'site', 'catalogue'],
    query: ['q', 'sort'],
    seconds: 60,
  })
})

test('tags may follow the address', () => {
  expect(policyFor('/courses/jabr')?.tags).toEqual(['pricing', 'site', 'catalogue', 'course:jabr'])
})
