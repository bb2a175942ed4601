import { enterAsGuest, showGuestClass } from '@arvand/contracts/home/guests'
import * as board from '@arvand/contracts/panel/board'
import { setCaptionWriter, writeCaption } from '@arvand/contracts/panel/captions'
import * as powers from '@arvand/contracts/panel/class'
import { callRoll } from '@arvand/contracts/panel/class'
import * as notes from '@arvand/contracts/panel/class-notes'
import * as guests from '@arvand/contracts/panel/guests'
import * as panel from '@arvand/contracts/panel/live'
import { answerPoll, askPoll, listPolls } from '@arvand/contracts/panel/polls'
import { listAttendance } from '@arvand/contracts/teacher/live'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { openLivePages } from '#server/testing/live-pages'
import { aPerson, type TestPerson } from '#testing/identity'
import { aClass, aWebinar, watchLive } from '../testing.ts'

let arvand: TestApp
let host: TestPerson
let ali: TestPerson
let last = 0
beforeAll(async () => {
  arvand = await anApp()
  host = await aPerson(arvand, { roles: ['teacher'] })
  ali = await aPerson(arvand)
}, 60_000)
afterAll(() => arvand.close())

/** A visitor behind an address of their own. */
const anAddress = () => `10.7.${Math.floor(++last / 250)}.${(last % 250) + 1}`

interface Guest {
  readonly token: string
}

/** A room in which Ali and the host are, with a link for guests. */
async function anOpenClass(mayChat = true) {
  const { roomId, sessionId } = await aClass(arvand, [ali], host)
  const of = { kind: 'room' as const, id: roomId }
  const open = async () => {
    const { answer } = await arvand.call(guests.openGuestLink, { ...of, mayChat, requestId: newId() }, host)
    return (answer.link?.path ?? '').split('/').at(-1) ?? ''
  }
  const key = await open()
  const enter = (name: string, at: { key?: string; token?: string } = {}) =>
    arvand.call(
      enterAsGuest,
      { key: at.key ?? key, name },
      { address: anAddress(), ...(at.token ? { token: at.token } : {}) },
    )
  const come = async (name: string): Promise<Guest & { readonly id: string }> => {
    const { token } = (await enter(name)).answer
    await arvand.call(panel.joinSession, { sessionId }, { token })
    return { token, id: (await arvand.call(panel.showSession, { sessionId }, { token })).answer.me }
  }
  return { roomId, sessionId, of, key, open, enter, come }
}

const say = (by: Guest, sessionId: string, text: string, to?: string) =>
  arvand.call(panel.sayInSession, { sessionId, text, ...(to ? { to } : {}), requestId: newId() }, by)

test('whoever has the link reads what class it is, gives a name, and is in as a guest', async () => {
  const { sessionId, key, enter } = await anOpenClass()
  const { answer: about } = await arvand.call(showGuestClass, { key })
  expect(about).toMatchObject({ kind: 'room', title: 'کلاس رسم', state: 'live', hasWaitingRoom: false })
  const { answer } = await enter('نگار')
  expect(answer.sessionId).toBe(sessionId)
  const before = (await arvand.call(panel.showSession, { sessionId }, answer)).answer
  expect(before).toMatchObject({ isGuest: true, isIn: false, maySpeak: false, role: 'participant' })
  expect((await arvand.call(panel.joinSession, { sessionId }, answer)).answer.isWaiting).toBe(false)
  const { people } = (await arvand.call(panel.showSession, { sessionId }, host)).answer
  expect(people.find(({ id }) => id === before.me)).toMatchObject({
    ...{ name: 'نگار', isGuest: true, isHost: false, maySpeak: false },
  })
  expect(people.filter(({ isGuest }) => isGuest)).toHaveLength(1)
  expect((await arvand.call(panel.beatSession, { sessionId }, answer)).status).toBe(200)
})

test('a guest hears, raises a hand, writes, reacts and answers polls; speaks once a host lets them', async () => {
  const { sessionId, come } = await anOpenClass()
  const guest = await come('نگار')
  const following: string[] = []
  const { platform } = arvand
  const connect: TestApp['platform']['topics']['connect'] = (_socket, { personId }) =>
    void following.push(personId)
  const topics = { ...platform.topics, connect }
  const live = await openLivePages({ ...arvand, platform: { ...platform, topics } })
  const [page, other] = [await live.page(guest), await live.page(ali)]
  await say(ali, sessionId, 'سلام')
  for (const one of [page, other]) await expect.poll(() => one.heard('live').length).toBeGreaterThan(0)
  // Topics of the site are not for guests.
  expect(following).toEqual([ali.id])
  other.close()
  page.close()
  await live.close()

  expect((await say(guest, sessionId, 'سلام از مهمان')).status).toBe(200)
  const { items } = (await arvand.call(panel.listMessages, { sessionId }, ali)).answer
  expect(items[0]).toMatchObject({ name: 'نگار', isGuest: true, text: 'سلام از مهمان' })
  expect(items[1]).toMatchObject({ isGuest: false })
  expect((await arvand.call(powers.raiseHand, { sessionId, up: true }, guest)).status).toBe(200)
  expect((await arvand.call(powers.react, { sessionId, reaction: 'clap' }, guest)).status).toBe(200)
  const poll = { sessionId, question: 'کدام؟', choices: ['این', 'آن'], isMultiple: false, isAnonymous: false }
  const { pollId } = (await arvand.call(askPoll, { ...poll, requestId: newId() }, host)).answer
  expect((await arvand.call(answerPoll, { sessionId, pollId, choices: [2] }, guest)).status).toBe(200)
  const asked = (await arvand.call(listPolls, { sessionId }, host)).answer.items[0]
  expect(asked).toMatchObject({ voters: 1 })
  expect(asked?.choices[1]?.names).toEqual(['نگار'])
  await arvand.call(powers.letSpeak, { sessionId, personId: guest.id, may: true }, host)
  expect((await arvand.call(panel.showSession, { sessionId }, guest)).answer.maySpeak).toBe(true)
  const lead = await arvand.call(powers.setCoHost, { sessionId, personId: guest.id, isOn: true }, host)
  expect(lead.problem.code).toBe('live.not-for-guests')
})

test('a guest draws on the board once the host lets everybody, and takes off what is theirs alone', async () => {
  const { sessionId, come } = await anOpenClass()
  const guest = await come('نگار')
  const shape = { kind: 'line', ink: 'red', thickness: 'thin', x1: 0, y1: 0, x2: 90, y2: 90 } as const
  const draw = (by: Guest, markId = newId()) => arvand.call(board.drawMark, { sessionId, markId, shape }, by)
  const show = async () => (await arvand.call(board.showBoard, { sessionId }, guest)).answer
  const set = (everybodyDraws: boolean) =>
    arvand.call(board.setBoard, { sessionId, isOpen: true, everybodyDraws }, host)
  expect((await draw(guest)).problem.code).toBe('live.board-closed')
  await set(false)
  expect((await draw(guest)).problem.code).toBe('live.may-not-draw')
  expect((await show()).mayDraw).toBe(false)
  await set(true)
  const shown = (await arvand.call(panel.showSession, { sessionId }, guest)).answer
  expect(shown.board).toEqual({ isOpen: true, everybodyDraws: true })
  const [theirs, alis] = [newId(), newId()]
  expect((await draw(guest, theirs)).status).toBe(200)
  await draw(ali, alis)
  const { mayDraw, marks } = await show()
  expect([mayDraw, marks.map(({ id, personId }) => [id, personId])]).toEqual([
    true,
    [
      [theirs, guest.id],
      [alis, ali.id],
    ],
  ])
  const mark = (markId: string) => ({ sessionId, markId })
  expect((await arvand.call(board.eraseMark, mark(alis), guest)).problem.code).toBe('live.unknown-mark')
  expect((await arvand.call(board.eraseMark, mark(theirs), guest)).status).toBe(200)
  expect((await arvand.call(board.restoreMark, mark(theirs), guest)).status).toBe(200)
  expect((await arvand.call(board.clearBoard, { sessionId }, guest)).status).toBe(401)
  await arvand.call(panel.leaveSession, { sessionId }, guest)
  expect((await draw(guest)).problem.code).toBe('live.not-in')
})

test('a guest reads captions and notes, writes notes once everybody may, and captions once a host asks them', async () => {
  const { sessionId, come } = await anOpenClass()
  const guest = await come('نگار')
  const told = watchLive(arvand)
  const heard = (event: string) => told.filter((one) => one.personId === guest.id && one.event === event)
  const caption = (by: Guest, text: string) => arvand.call(writeCaption, { sessionId, text }, by)
  expect((await caption(host, 'به نام خدا')).status).toBe(200)
  expect(heard('liveCaption')).toMatchObject([{ payload: { text: 'به نام خدا' } }])
  expect((await caption(guest, 'سلام')).problem.code).toBe('live.may-not-caption')
  const ask = (personId: string | null) => arvand.call(setCaptionWriter, { sessionId, personId }, host)
  expect((await ask(guest.id)).status).toBe(200)
  const { captions } = (await arvand.call(panel.showSession, { sessionId }, guest)).answer
  expect(captions).toEqual({ writerId: guest.id, mayWrite: true })
  expect((await caption(guest, 'سلام')).status).toBe(200)
  await ask(null)
  expect((await caption(guest, 'هنوز')).problem.code).toBe('live.may-not-caption')

  const write = (by: Guest, text: string, base = '') =>
    arvand.call(notes.saveClassNotes, { sessionId, base, text }, by)
  const read = async (by: Guest) => (await arvand.call(notes.showClassNotes, { sessionId }, by)).answer
  await write(host, 'یادداشت میزبان')
  expect(await read(guest)).toMatchObject({ mayWrite: false, notes: { text: 'یادداشت میزبان' } })
  expect((await write(guest, 'از مهمان')).problem.code).toBe('live.may-not-write')
  const open = { sessionId, everybodyWrites: true }
  expect((await arvand.call(notes.setClassNotes, open, guest)).status).toBe(401)
  await arvand.call(notes.setClassNotes, open, host)
  expect((await write(guest, 'یادداشت میزبان\nاز مهمان', 'یادداشت میزبان')).status).toBe(200)
  expect(await read(ali)).toMatchObject({ notes: { text: 'یادداشت میزبان\nاز مهمان', by: 'نگار' } })
  expect(heard('liveNotes').length).toBeGreaterThan(0)
})

test('what guests may call is of their class alone: each such endpoint refuses another class', async () => {
  const [{ come }, other] = [await anOpenClass(), await anOpenClass()]
  const guest = await come('نگار')
  const of = { sessionId: other.sessionId }
  const mark = { ...of, markId: newId() }
  const shape = { kind: 'line', ink: 'red', thickness: 'thin', x1: 0, y1: 0, x2: 9, y2: 9 } as const
  const codes = [
    (await arvand.call(board.showBoard, of, guest)).problem.code,
    (await arvand.call(board.drawMark, { ...mark, shape }, guest)).problem.code,
    (await arvand.call(board.eraseMark, mark, guest)).problem.code,
    (await arvand.call(board.restoreMark, mark, guest)).problem.code,
    (await arvand.call(writeCaption, { ...of, text: 'سلام' }, guest)).problem.code,
    (await arvand.call(notes.showClassNotes, of, guest)).problem.code,
    (await arvand.call(notes.saveClassNotes, { ...of, base: '', text: 'من' }, guest)).problem.code,
  ]
  expect(new Set(codes)).toEqual(new Set(['live.unknown-session']))
})

test('where guests do not write to everybody, they write to hosts alone; what was said before them is not theirs', async () => {
  const { sessionId, roomId, of, enter } = await anOpenClass(false)
  await say(ali, sessionId, 'فقط ما')
  await arvand.call(panel.endSession, { sessionId }, host)
  arvand.platform.clock.pass(60)
  const again = (await arvand.call(panel.enterLive, { kind: 'room', id: roomId }, host)).answer.session.id
  await arvand.call(panel.joinSession, { sessionId: again }, host)
  const guest = (await enter('نگار')).answer
  await arvand.call(panel.joinSession, { sessionId: again }, guest)
  const shown = (await arvand.call(panel.showSession, { sessionId: again }, guest)).answer
  expect(shown.chatRules.isOpen).toBe(false)
  expect((await say(guest, again, 'به همه')).problem.code).toBe('live.chat-closed')
  expect((await say(guest, again, 'به میزبان', host.id)).status).toBe(200)
  const read = (await arvand.call(panel.listMessages, { sessionId: again }, guest)).answer.items
  expect(read.map(({ text }) => text)).toEqual(['به میزبان'])
  await arvand.call(guests.setGuestLink, { ...of, mayChat: true }, host)
  expect((await say(guest, again, 'به همه')).status).toBe(200)
})

test('the waiting room is theirs too; whoever was removed does not come again with that link and browser', async () => {
  const { sessionId, key, open, enter } = await anOpenClass()
  await arvand.call(powers.setWaitingRoom, { sessionId, isOn: true }, host)
  const { token } = (await enter('نگار')).answer
  expect((await arvand.call(panel.joinSession, { sessionId }, { token })).answer.isWaiting).toBe(true)
  const { waiting } = (await arvand.call(panel.showSession, { sessionId }, host)).answer
  expect(waiting).toMatchObject([{ name: 'نگار', isGuest: true }])
  const personId = waiting[0]?.id ?? ''
  await arvand.call(powers.admitParticipants, { sessionId, personId }, host)
  expect((await arvand.call(panel.joinSession, { sessionId }, { token })).answer.isWaiting).toBe(false)
  // Whoever comes again by the same browser is the same guest, by another name if they like.
  const renamed = (await enter('نگار رضایی', { token })).answer
  expect((await arvand.call(panel.showSession, { sessionId }, renamed)).answer.me).toBe(personId)
  expect((await arvand.call(panel.showSession, { sessionId }, { token })).status).toBe(401)
  expect((await arvand.call(powers.removeParticipant, { sessionId, personId }, host)).status).toBe(200)
  expect((await arvand.call(panel.joinSession, { sessionId }, renamed)).problem.code).toBe('live.removed')
  expect((await arvand.call(powers.connectMedia, { sessionId, offer: 'v=0' }, renamed)).problem.code).toBe(
    'live.removed',
  )
  expect((await enter('نام دیگر', { token: renamed.token })).problem.code).toBe('live.removed')
  // Also when the visit is long over.
  arvand.platform.clock.pass(13 * 3_600)
  expect((await enter('نام دیگر', { token: renamed.token })).problem.code).toBe('live.removed')
  const other = await open()
  expect(other).not.toBe(key)
  expect((await enter('کس دیگر')).problem.code).toBe('live.unknown-guest-link')
  expect((await enter('کس دیگر', { key: other })).status).toBe(200)
})

test('a withdrawn link lets nobody in; who is in stays, and does not come back', async () => {
  const { sessionId, of, key, enter, come } = await anOpenClass()
  const guest = await come('نگار')
  const { token } = (await enter('دیرآمده')).answer
  expect((await arvand.call(guests.closeGuestLink, of, host)).answer.link).toBeNull()
  expect((await arvand.call(showGuestClass, { key })).problem.code).toBe('live.unknown-guest-link')
  expect((await enter('تازه')).problem.code).toBe('live.unknown-guest-link')
  expect((await arvand.call(panel.joinSession, { sessionId }, { token })).problem.code).toBe(
    'live.guest-link-over',
  )
  expect((await say(guest, sessionId, 'هنوز هستم')).status).toBe(200)
  await arvand.call(panel.leaveSession, { sessionId }, guest)
  expect((await arvand.call(panel.joinSession, { sessionId }, guest)).problem.code).toBe(
    'live.guest-link-over',
  )
  expect((await arvand.call(guests.setGuestLink, { ...of, mayChat: true }, host)).problem.code).toBe(
    'live.unknown-guest-link',
  )
})

test('guests are in the attendance as guests, and on no roll', async () => {
  const { sessionId, come } = await anOpenClass()
  const guest = await come('نگار')
  arvand.platform.clock.pass(60)
  await arvand.call(panel.beatSession, { sessionId }, guest)
  expect((await arvand.call(callRoll, { sessionId }, host)).answer).toEqual({ present: 1, absent: 0 })
  const { items } = (await arvand.call(listAttendance, { sessionId }, host)).answer
  expect(items.find(({ personId }) => personId === guest.id)).toMatchObject({
    ...{ name: 'نگار', isGuest: true, isPresent: true, minutes: 1, roll: null },
  })
})

test('a guest’s token opens one class and nothing else of the site, and a forged one nothing', async () => {
  const [{ sessionId, come }, other] = [await anOpenClass(), await anOpenClass()]
  const guest = await come('نگار')
  expect((await arvand.call(panel.showSession, { sessionId: other.sessionId }, guest)).status).toBe(404)
  expect((await say(guest, other.sessionId, 'سلام')).status).toBe(404)
  const forged = ['guest-', `guest-${'x'.repeat(43)}`, `${guest.token}x`, guest.token.slice(0, -1)]
  for (const token of forged)
    expect((await arvand.call(panel.showSession, { sessionId }, { token })).status).toBe(401)
  for (const endpoint of arvand.endpoints) {
    if (endpoint.access === 'public' || endpoint.guests) continue
    const url = `/api/${endpoint.service}/${endpoint.path}`.replace(/:\w+/g, 'x')
    const { statusCode } = await arvand.app.inject({
      ...{ method: endpoint.method, url, headers: { authorization: `Bearer ${guest.token}` } },
      ...(endpoint.method === 'POST' ? { payload: {} } : {}),
    })
    expect([url, statusCode]).toEqual([url, 401])
  }
  arvand.platform.clock.pass(12 * 3_600 + 1)
  expect((await arvand.call(panel.showSession, { sessionId }, guest)).status).toBe(401)
})

test('only a host allows guests; a webinar opens to them when it does to others', async () => {
  const { of } = await anOpenClass()
  const stranger = await aPerson(arvand)
  const ask = { ...of, mayChat: true, requestId: newId() }
  expect((await arvand.call(guests.openGuestLink, ask, ali)).problem.code).toBe('live.only-host')
  expect((await arvand.call(guests.openGuestLink, ask, stranger)).problem.code).toBe('live.unknown-room')
  expect((await arvand.call(guests.showGuestLink, of, ali)).problem.code).toBe('live.only-host')
  expect((await arvand.call(guests.closeGuestLink, of, stranger)).status).toBe(404)
  expect((await arvand.call(guests.showGuestLink, of)).status).toBe(401)
  const webinar = await aWebinar(arvand, { inHours: 5 })
  const opened = { kind: 'webinar', id: webinar.id, mayChat: true, requestId: newId() }
  const path = (await arvand.call(guests.openGuestLink, opened, webinar.host)).answer.link?.path ?? ''
  const asked = { key: path.split('/').at(-1), name: 'نگار' }
  expect((await arvand.call(enterAsGuest, asked, { address: anAddress() })).problem.code).toBe(
    'live.too-early',
  )
  arvand.platform.clock.pass(5 * 3_600)
  expect((await arvand.call(enterAsGuest, asked, { address: anAddress() })).status).toBe(200)
  const outsider = await arvand.call(panel.enterLive, { kind: 'webinar', id: webinar.id }, stranger)
  expect(outsider.problem.code).toBe('live.not-registered')
})

test.each(['ا', 'نگار ۲', '', '<b>نگار</b>'])('the name «%s» is no name', async (name) => {
  const { enter } = await anOpenClass()
  expect((await enter(name)).problem.code).toBe('request.invalid')
})

test('links are not tried out: an unknown one answers 404, and an address that tries on is held back', async () => {
  const address = anAddress()
  const statuses: number[] = []
  for (let count = 0; count < 61; count++)
    statuses.push(
      (await arvand.call(enterAsGuest, { key: 'a'.repeat(22), name: 'نگار' }, { address })).status,
    )
  expect(statuses.at(-2)).toBe(404)
  expect(statuses.at(-1)).toBe(429)
  for (const key of ['short', 'x'.repeat(23), "a' or 1=1"])
    expect((await arvand.call(enterAsGuest, { key, name: 'نگار' }, { address: anAddress() })).status).toBe(
      422,
    )
})
