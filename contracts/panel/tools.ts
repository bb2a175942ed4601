import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id } from '../fields.ts'

export const launchTool = endpoint({
  service: 'panel',
  method: 'POST',
  access: 'user',
  path: 'tool/launch',
  prose: 'Where the browser goes to open the tool of a lesson (LTI 1.3); good once, for ten minutes.',
  body: z.strictObject({ lessonId: id }),
  reply: z.object({ url: z.string() }),
  errors: ['interop.unknown-lesson', 'interop.lesson-locked'],
})
