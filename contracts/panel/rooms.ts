import { z } from 'zod'
import { courseTeacher } from '../courses.ts'
import { endpoint } from '../endpoint.ts'
import { id } from '../fields.ts'
import { liveNow, roomHour, roomRole } from '../live.ts'
import { pageAsk, pageOf } from '../page.ts'

/** Rooms: standing classrooms with members (wire.md 12). */

const byPerson = { service: 'panel', method: 'POST', access: 'user' } as const

export const roomCard = z.object({
  id,
  title: z.string(),
  role: roomRole,
  schedule: z.array(roomHour),
  live: liveNow,
})

export const listRooms = endpoint({
  ...byPerson,
  path: 'room/list',
  prose: 'The rooms of which the caller is a member, the latest first.',
  body: pageAsk,
  reply: pageOf(roomCard),
  errors: [],
})

export const showRoom = endpoint({
  ...byPerson,
  path: 'room/show',
  prose: 'A room with its week and its members.',
  body: z.strictObject({ roomId: id }),
  reply: z.object({
    room: roomCard.extend({
      description: z.string(),
      members: z.array(courseTeacher.omit({ handle: true }).extend({ id, role: roomRole })).max(500),
    }),
  }),
  errors: ['live.unknown-room'],
})
