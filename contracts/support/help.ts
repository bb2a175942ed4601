import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, instant, requestId, title } from '../fields.ts'
import { helpCategory, helpDraft, helpState, storedHelp } from '../help.ts'
import { wholeOf } from '../page.ts'
import { richText } from '../rich-text.ts'

const staff = { service: 'support', method: 'POST', access: 'manager', scope: 'support' } as const
const ofArticle = z.strictObject({ articleId: id })
const turned = z.object({ state: helpState })

export const listHelpArticles = endpoint({
  ...staff,
  path: 'help/list',
  prose: 'All help articles by category in their order, with how many said that each helped.',
  body: z.strictObject({}),
  reply: wholeOf(
    storedHelp
      .pick({ id: true, slug: true, category: true, title: true, state: true, changedAt: true })
      .extend({ yes: z.int(), no: z.int() }),
  ),
  whole: true,
  errors: [],
})

export const makeHelpArticle = endpoint({
  ...staff,
  path: 'help/make',
  prose: 'Makes a help article as a draft, the last of its category.',
  body: z.strictObject({ title: title(3, 120), category: helpCategory, requestId }),
  reply: z.object({ articleId: id }),
  errors: ['support.too-many-help-articles'],
})

export const showHelpArticle = endpoint({
  ...staff,
  path: 'help/show',
  prose: 'A help article with its published versions, newest first, and what readers missed in it.',
  body: ofArticle,
  reply: z.object({
    article: storedHelp,
    versions: z.array(
      z.object({
        number: z.int(),
        title: z.string(),
        by: z.string().nullable(),
        at: instant,
        isLive: z.boolean(),
      }),
    ),
    yes: z.int(),
    no: z.int(),
    comments: z.array(z.object({ comment: z.string(), at: instant })),
  }),
  errors: ['support.unknown-help'],
})

export const showHelpVersion = endpoint({
  ...staff,
  path: 'help/version',
  prose: 'A published version of a help article as it was.',
  body: z.strictObject({ articleId: id, number: z.int().min(1) }),
  reply: z.object({ title: z.string(), summary: z.string(), body: richText, at: instant }),
  errors: ['support.unknown-help'],
})

export const saveHelpArticle = endpoint({
  ...staff,
  path: 'help/save',
  prose:
    'Saves what is written; readers see it only when it is published. Its category counts at once. `current` of a 409 tells what another window saved.',
  body: z.strictObject({ articleId: id, version: z.int().min(1), ...helpDraft }),
  reply: z.object({ version: z.int(), changedAt: instant, state: helpState }),
  errors: [
    'support.unknown-help',
    'support.help-saved-meanwhile',
    'support.help-slug-taken',
    'support.help-slug-fixed',
    'support.help-with-pictures',
  ],
})

export const publishHelpArticle = endpoint({
  ...staff,
  path: 'help/publish',
  prose: 'Makes what is written the version that readers see.',
  body: ofArticle,
  reply: turned,
  errors: [
    'support.unknown-help',
    'support.help-nothing-new',
    'support.help-without-summary',
    'support.help-without-text',
  ],
})

export const bringBackHelpVersion = endpoint({
  ...staff,
  path: 'help/bringBack',
  prose: 'Puts an earlier version in the place of what is written; readers see it when it is published.',
  body: z.strictObject({ articleId: id, number: z.int().min(1) }),
  reply: turned,
  errors: ['support.unknown-help'],
})

export const hideHelpArticle = endpoint({
  ...staff,
  path: 'help/hide',
  prose: 'Takes an article off the site; what is written and its versions stay.',
  body: ofArticle,
  reply: turned,
  errors: ['support.unknown-help', 'support.help-not-published'],
})

export const moveHelpArticle = endpoint({
  ...staff,
  path: 'help/move',
  prose: 'Moves an article one place up or down in its category.',
  body: z.strictObject({ articleId: id, to: z.enum(['up', 'down']) }),
  reply: z.object({}),
  errors: ['support.unknown-help'],
})

export const removeHelpArticle = endpoint({
  ...staff,
  path: 'help/remove',
  prose: 'Removes a draft that was never published.',
  body: ofArticle,
  reply: z.object({}),
  errors: ['support.unknown-help', 'support.help-was-published'],
})
