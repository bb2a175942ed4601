import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, requestId, title, webAddress } from '../fields.ts'
import { pageAsk, pageOf, wholeOf } from '../page.ts'

/** What teachers choose in external tools (LTI 1.3) for their lessons. */

const teachers = { service: 'teacher', method: 'POST', access: 'teacher' } as const

export const listOpenTools = endpoint({
  ...teachers,
  path: 'tool/list',
  prose: 'The tools in use, by title.',
  body: z.strictObject({}),
  reply: wholeOf(z.object({ id, title: z.string() })),
  whole: true,
  errors: [],
})

export const listToolLinks = endpoint({
  ...teachers,
  path: 'tool/links',
  prose: 'What the caller chose in tools, the newest first.',
  body: pageAsk,
  reply: pageOf(
    z.object({
      id,
      title: z.string(),
      tool: z.object({ id, title: z.string(), isClosed: z.boolean() }),
      /** The most points that the tool gives; null: it gives none. */
      most: z.number().nullable(),
    }),
  ),
  errors: [],
})

export const addToolLink = endpoint({
  ...teachers,
  path: 'tool/addLink',
  prose: 'Takes a tool as it begins, or a page of it, without choosing in the tool.',
  body: z.strictObject({
    toolId: id,
    title: title(2, 120),
    /** Empty: where the tool begins. */
    url: webAddress,
    most: z.int().min(1).max(1000).nullable(),
    requestId,
  }),
  reply: z.object({ linkId: id }),
  errors: ['interop.unknown-tool', 'interop.other-host'],
})

export const chooseInTool = endpoint({
  ...teachers,
  path: 'tool/choose',
  prose: 'Where the browser goes to choose in the tool (Deep Linking); good once, for an hour.',
  body: z.strictObject({ toolId: id }),
  reply: z.object({ url: z.string() }),
  errors: ['interop.unknown-tool'],
})
