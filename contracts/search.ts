import { z } from 'zod'
import { courseCard, courseLevel, picture, slug } from './courses.ts'
import { cursor, id, line } from './fields.ts'
import { pageOf } from './page.ts'
import { progress } from './progress.ts'

/** What anyone may find. */
export const publicKind = z.enum([
  'course',
  'path',
  'teacher',
  'exam',
  'sampleQuestionGroup',
  'webinar',
  'post',
  'article',
  'help',
  'job',
  'company',
])
export type PublicKind = z.output<typeof publicKind>
/** What people find among their own. */
export const ownKind = z.enum(['learning', 'lesson', 'note', 'transcript', 'factor'])
export type OwnKind = z.output<typeof ownKind>
/** What managers find, each by their scopes. */
export const managedKind = z.enum(['managedCourse', 'managedSurvey', 'managedFactor', 'offCode', 'person'])
export type ManagedKind = z.output<typeof managedKind>

export type SearchKind = PublicKind | OwnKind | ManagedKind

/** What is typed into a search field. */
export const searched = line(0, 120)

/** The query or body of a search; `kind` narrows it to one. */
export const searchAsk = <Kind extends z.ZodType>(kind: Kind) => ({
  q: searched,
  kind: kind.optional(),
  /** Only the best few of each kind and no further page, for suggestions. */
  each: z.enum(['3', '4']).optional(),
  cursor: cursor.optional(),
})

/** Under two hours, two to ten, above ten. */
export const courseLength = z.enum(['short', 'middle', 'long'])

/** What a course may be chosen by; all else that is found has none of these. */
export const searchTraits = {
  category: slug,
  level: courseLevel,
  length: courseLength,
  /** Four stars and more. */
  rating: z.enum(['high']),
  cost: z.enum(['free', 'plus']),
} as const
export const searchTrait = z.enum(['category', 'level', 'length', 'rating', 'cost'])
export type SearchTrait = z.output<typeof searchTrait>

/** How many results each choice would leave, with the other choices unchanged. */
export const searchFacets = z.array(
  z.object({
    trait: searchTrait,
    choices: z.array(z.object({ value: z.string(), title: z.string().nullable(), count: z.int() })),
  }),
)
export type SearchFacets = z.output<typeof searchFacets>

/** What a result's row shows besides its title. */
export const foundDetails = z.object({
  course: courseCard
    .extend({
      /** The caller's own progress, while they learn it. */
      mine: z.object({ progress, lessonsDone: z.int(), nextLessonId: id.nullable() }).nullable(),
    })
    .optional(),
  path: z
    .object({ slug: z.string(), palette: z.string(), courses: z.int(), minutes: z.int(), seconds: z.int() })
    .optional(),
  teacher: z
    .object({ handle: z.string(), courses: z.int(), rating: z.number(), ratings: z.int(), picture })
    .optional(),
})
export type FoundDetails = z.output<typeof foundDetails>

/** What is found, the best first. */
export const foundOf = <Kind extends z.ZodType>(kind: Kind) =>
  pageOf(
    foundDetails.extend({
      kind,
      id: z.string(),
      title: z.string(),
      text: z.string(),
      /** A path on our site. */
      href: z.string(),
      /** Where the words stand in the title: `[start, end]` in UTF-16 units, end exclusive. */
      mark: z.array(z.tuple([z.int(), z.int()])).optional(),
    }),
  ).extend({
    /** How many were found of each kind, at most a hundred of each; kinds without any are left out. */
    kinds: z.array(z.object({ kind, count: z.int() })),
    /** The words that were searched instead, when the typed ones are neither words nor beginnings of any. */
    corrected: z.string().nullable(),
  })
