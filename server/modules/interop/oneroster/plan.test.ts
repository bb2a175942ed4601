import { expect, test } from 'vitest'
import { csvRows } from '#platform/csv'
import { type KnownHere, planRoster } from './plan.ts'
import { sourceOf } from './roster-links.ts'
import { manifestOf, rowsOfFile, teachersOf } from './rows-of-file.ts'

const nothing: KnownHere = { links: new Map(), owners: new Map(), slugs: new Map(), published: new Set() }

const users = csvRows(
  [
    'sourcedId,status,givenName,familyName,enabledUser,role,sms,phone,email',
    't1,,مریم,صادقی,true,teacher,09121110001,,m@example.com',
    's1,,"نرگس",رضایی,true,student,,+989121110002,',
    's2,,کامران,نوری,true,student,02188776655,,',
    's3,,علی,احمدی,false,student,09121110003,,',
    's4,tobedeleted,رضا,احمدی,true,student,09121110004,,',
    's5,,سارا,محمدی,true,student,09121110002,,',
    's1,,نرگس,رضایی,true,student,09121110009,,',
    ',,بی,شناسه,true,student,09121110010,,',
    's6,,X Æ A-12,,true,student,09121110011,,',
  ].join('\n'),
)

const planned = (known = nothing) => {
  const read = [
    rowsOfFile('users', users),
    rowsOfFile('courses', csvRows('sourcedId,title,courseCode\nc1,ریاضی نهم,MATH 9\nc2,۱,\n')),
    rowsOfFile(
      'academicSessions',
      csvRows(
        'sourcedId,title,startDate,endDate\nx1,پاییز,2026-09-23,2026-12-21\nx2,زمستان,2026-12-22,2027-03-20\n',
      ),
    ),
    rowsOfFile(
      'classes',
      csvRows('sourcedId,title,courseSourcedId,termSourcedIds\nk1,نهم الف,c1,"x1,x2"\nk2,یتیم,c9,\n'),
    ),
    rowsOfFile(
      'enrollments',
      csvRows(
        [
          'sourcedId,classSourcedId,userSourcedId,role,primary',
          'e1,k1,t1,teacher,true',
          'e2,k1,s1,student,false',
          'e3,k1,s2,student,false',
          'e4,k2,s1,student,false',
          'e5,k1,t1,proctor,false',
        ].join('\n'),
      ),
    ),
  ]
  return planRoster(
    read.flatMap(({ rows }) => rows),
    read.flatMap(({ unread }) => unread),
    known,
  )
}
const outcomes = (known = nothing) =>
  planned(known).map(({ file, sourcedId, line, outcome, problem }) =>
    [file, sourcedId, line, problem ?? outcome].join(' '),
  )

test('each row is told with its file and line, and what depends on a wrong row is wrong too', () => {
  expect(outcomes()).toEqual([
    'users t1 2 ready',
    'users s1 3 ready',
    'users s2 4 mobileMissing',
    'users s3 5 disabledThere',
    'users s5 7 mobileRepeated',
    'users s6 10 nameWrong',
    'courses c1 2 ready',
    'courses c2 3 titleWrong',
    'classes k1 2 ready',
    'classes k2 3 courseMissing',
    'enrollments e1 2 ready',
    'enrollments e2 3 later',
    'enrollments e3 4 userMissing',
    'enrollments e4 5 classMissing',
    'enrollments e5 6 roleLeftOut',
    'users s4 6 deletedThere',
    'users s1 8 repeated',
    'users  9 idMissing',
  ])
})

test('a class has the days of all its terms, and its course the main teacher as owner', () => {
  const rows = planned()
  expect(rows.find(({ sourcedId }) => sourcedId === 'k1')?.content).toEqual({
    ...{ courseId: 'c1', starts: '2026-09-23', ends: '2027-03-20' },
  })
  expect(rows.find(({ sourcedId }) => sourcedId === 'c1')?.content).toEqual({
    slug: 'math-9',
    teacherId: 't1',
  })
})

test('what is here by mobile or code is found, and what an earlier roster made is there', () => {
  const known: KnownHere = {
    links: new Map([
      ['users t1', 'teacher'],
      ['enrollments e1', 'course'],
    ]),
    owners: new Map([
      ['+989121110001', 'teacher'],
      ['+989121110002', 'narges'],
    ]),
    slugs: new Map([['math-9', 'course']]),
    published: new Set(['course']),
  }
  const told = outcomes(known)
  for (const one of ['users t1 2 there', 'users s1 3 found', 'courses c1 2 found', 'enrollments e1 2 there'])
    expect(told).toContain(one)
  expect(told).toContain('enrollments e2 3 ready')
})

test('an id that stands for an account with another mobile is wrong, and so is what depends on it', () => {
  const links = new Map([['users s1', 'of-another-school']])
  const owners = new Map([
    ['+989121110002', 'narges'],
    ['+989121119999', 'of-another-school'],
  ])
  const told = outcomes({ ...nothing, links, owners })
  expect(told).toContain('users s1 3 mobileOther')
  expect(told).toContain('enrollments e2 3 userMissing')
})

test('the ids of a file are of its first school, whatever the order of its schools', () => {
  const schools = (...ids: string[]) => ids.map((sourcedId) => ({ file: 'orgs' as const, sourcedId }))
  expect(sourceOf(schools('10', '9', '11'))).toBe('9')
  expect(sourceOf([{ file: 'users', sourcedId: '1' }])).toBe('')
})

test('a file without a column that it needs is told once, by the columns that are missing', () => {
  const { rows, unread } = rowsOfFile('classes', csvRows('sourcedId,title\nk1,الف\nk2,ب\n'))
  expect(rows).toEqual([])
  expect(unread).toMatchObject([{ line: 1, title: 'courseSourcedId', problem: 'columnMissing' }])
})

test('who teaches is told by roles in version 1.2, and by the manifest what a file is', () => {
  const teachers = teachersOf(
    csvRows('sourcedId,userSourcedId,roleType,role\nr1,u1,primary,teacher\nr2,u2,primary,student\n'),
  )
  const table = csvRows(
    'sourcedId,givenName,familyName,sms\nu1,مریم,صادقی,09121110001\nu2,نرگس,رضایی,09121110002\n',
  )
  const { rows } = rowsOfFile('users', table, teachers)
  expect(rows.map((row) => row.file === 'users' && row.teaches)).toEqual([true, false])
  const manifest = manifestOf(csvRows('propertyName,value\noneroster.version,1.2\nfile.users,Bulk\n'))
  expect([manifest.get('oneroster.version'), manifest.get('file.users')]).toEqual(['1.2', 'bulk'])
})
