import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, requestId, title, webAddress } from '../fields.ts'
import { wholeOf } from '../page.ts'

/** External tools (LTI 1.3) that managers register, so that teachers can put them in lessons. */

const managers = { service: 'panel', method: 'POST', access: 'manager', scope: 'settings' } as const

const needed = webAddress.refine((to) => to !== '', 'این آدرس لازم است.')

/** What the tool's own settings page calls login, launch or redirect and key set address. */
const registered = {
  title: title(2, 80),
  loginUrl: needed,
  launchUrl: needed,
  /** Where answers may go besides `launchUrl`. */
  redirectUrl: webAddress,
  keysetUrl: needed,
  /** Whether it is told the names of those who open it. */
  sharesName: z.boolean(),
}

const tool = z.object({
  id,
  title: z.string(),
  loginUrl: z.string(),
  launchUrl: z.string(),
  redirectUrl: z.string(),
  keysetUrl: z.string(),
  sharesName: z.boolean(),
  isClosed: z.boolean(),
  revision: z.int(),
})

export const listTools = endpoint({
  ...managers,
  path: 'manage/tools/list',
  prose: 'The registered tools by title, and what a tool asks of this platform to be registered with it.',
  body: z.strictObject({}),
  reply: wholeOf(tool).extend({
    platform: z.object({
      issuer: z.string(),
      deploymentId: z.string(),
      authorizeUrl: z.string(),
      keysetUrl: z.string(),
      tokenUrl: z.string(),
    }),
  }),
  whole: true,
  errors: [],
})

export const addTool = endpoint({
  ...managers,
  path: 'manage/tools/add',
  prose: 'Registers a tool; its id is the client id that the tool asks for.',
  body: z.strictObject({ ...registered, requestId }),
  reply: z.object({ toolId: id }),
  errors: ['interop.too-many-tools', 'interop.address-not-asked'],
})

export const saveTool = endpoint({
  ...managers,
  path: 'manage/tools/save',
  prose: 'Changes how a tool is registered, unless another window did meanwhile.',
  body: z.strictObject({ toolId: id, revision: z.int().min(0), ...registered }),
  reply: z.object({}),
  errors: ['interop.unknown-tool', 'interop.saved-meanwhile', 'interop.address-not-asked'],
})

export const closeTool = endpoint({
  ...managers,
  path: 'manage/tools/close',
  prose: 'Takes a tool out of use, or brings it back; what its lessons earned stays.',
  body: z.strictObject({ toolId: id, isClosed: z.boolean() }),
  reply: z.object({}),
  errors: ['interop.unknown-tool'],
})
