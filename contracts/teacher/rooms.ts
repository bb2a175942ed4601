import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { day, id, line, phone, requestId, shownLines, timeOfDay, title } from '../fields.ts'
import { roomRole, weekday } from '../live.ts'
import { wholeOf } from '../page.ts'

/** Rooms as their hosts set them up. */

const byTeachers = { service: 'teacher', method: 'POST', access: 'teacher' } as const

export const makeRoom = endpoint({
  ...byTeachers,
  path: 'room/make',
  prose:
    'Makes a room whose host is the caller; one of a course also has its staff as hosts and whoever is enrolled as members.',
  body: z.strictObject({
    title: title(2, 120),
    description: shownLines(0, 1_000),
    courseId: id.optional(),
    requestId,
  }),
  reply: z.object({ roomId: id }),
  errors: ['courses.unknown-course', 'courses.right-missing', 'live.course-has-room'],
})

export const saveRoom = endpoint({
  ...byTeachers,
  path: 'room/save',
  prose: 'Renames a room, tells what it is for, and whether its week holds on public holidays.',
  body: z.strictObject({
    roomId: id,
    title: title(2, 120),
    description: shownLines(0, 1_000),
    onHolidays: z.boolean().default(false),
  }),
  reply: z.object({}),
  errors: ['live.unknown-room'],
})

export const addRoomHour = endpoint({
  ...byTeachers,
  path: 'room/addHour',
  prose: 'Adds an hour to the week of a room.',
  body: z.strictObject({ roomId: id, weekday, time: timeOfDay, minutes: z.int().min(15).max(480) }),
  reply: z.object({}),
  errors: ['live.unknown-room', 'live.hour-taken', 'live.week-full'],
})

export const removeRoomHour = endpoint({
  ...byTeachers,
  path: 'room/removeHour',
  prose: 'Takes an hour out of the week of a room.',
  body: z.strictObject({ roomId: id, hourId: id }),
  reply: z.object({}),
  errors: ['live.unknown-room'],
})

export const addRoomDay = endpoint({
  ...byTeachers,
  path: 'room/addDay',
  prose:
    'Makes a day differ from the week of a room and tells its members: without a time its week does not hold, with one a class is added.',
  body: z.strictObject({
    roomId: id,
    day,
    time: timeOfDay.optional(),
    minutes: z.int().min(15).max(480).default(60),
    note: line(0, 120).default(''),
  }),
  reply: z.object({}),
  errors: ['live.unknown-room', 'live.day-past', 'live.hour-taken'],
})

export const removeRoomDay = endpoint({
  ...byTeachers,
  path: 'room/removeDay',
  prose: 'Takes back that a day differs from the week of a room.',
  body: z.strictObject({ roomId: id, dayId: id }),
  reply: z.object({}),
  errors: ['live.unknown-room'],
})

export const addRoomMember = endpoint({
  ...byTeachers,
  path: 'room/addMember',
  prose: 'Takes a person, found by their mobile, into a room and tells them.',
  body: z.strictObject({ roomId: id, mobile: phone, role: roomRole.default('member') }),
  reply: z.object({ name: z.string() }),
  errors: ['live.unknown-room', 'live.unknown-mobile'],
})

export const removeRoomMember = endpoint({
  ...byTeachers,
  path: 'room/removeMember',
  prose: 'Takes a person out of a room; its last host stays.',
  body: z.strictObject({ roomId: id, personId: id }),
  reply: z.object({}),
  errors: ['live.unknown-room', 'live.last-host', 'live.member-of-course'],
})

export const listCoursesWithoutRoom = endpoint({
  ...byTeachers,
  path: 'room/courses',
  prose: 'Courses that the caller writes and that have no room yet.',
  body: z.strictObject({}),
  whole: true,
  reply: wholeOf(z.object({ id, title: z.string() })),
  errors: [],
})
