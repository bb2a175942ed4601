import { z } from 'zod'
import { courseTeacher } from '../courses.ts'
import { endpoint } from '../endpoint.ts'
import { id, instant } from '../fields.ts'
import { comingClass, liveNow, roomDay, roomHour, roomRole } from '../live.ts'
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
  prose: 'A room with its week, its classes of the next two weeks, and its members.',
  body: z.strictObject({ roomId: id }),
  reply: z.object({
    room: roomCard.extend({
      description: z.string(),
      /** Whether its week also holds on public holidays. */
      onHolidays: z.boolean(),
      /** To come. */
      days: z.array(roomDay).max(200),
      /** Of the next two weeks. */
      coming: z.array(comingClass),
      members: z
        .array(courseTeacher.omit({ handle: true }).extend({ id, role: roomRole, ofCourse: z.boolean() }))
        .max(500),
      /** The course whose staff and learners belong to it. */
      course: z.object({ slug: z.string(), title: z.string() }).nullable(),
    }),
  }),
  errors: ['live.unknown-room'],
})

const ofFile = z.strictObject({ roomId: id, fileId: id })

export const listRoomFiles = endpoint({
  ...byPerson,
  path: 'room/files',
  prose: 'The files of a room, the newest first; their links are for the caller alone.',
  body: pageAsk.extend({ roomId: id }),
  reply: pageOf(
    z.object({
      id,
      name: z.string(),
      bytes: z.int(),
      url: z.string(),
      /** Who put it there. */
      by: z.string(),
      at: instant,
      mayRemove: z.boolean(),
    }),
  ),
  errors: ['live.unknown-room'],
})

export const addRoomFile = endpoint({
  ...byPerson,
  path: 'room/addFile',
  prose: 'Puts a file that the caller has uploaded for it (use `room`) into a room.',
  body: ofFile,
  reply: z.object({}),
  errors: ['live.unknown-room', 'media.unknown-file', 'media.wrong-use'],
})

export const removeRoomFile = endpoint({
  ...byPerson,
  path: 'room/removeFile',
  prose: 'Takes a file out of a room: whoever put it there, and its hosts.',
  body: ofFile,
  reply: z.object({}),
  errors: ['live.unknown-room', 'live.unknown-file'],
})
