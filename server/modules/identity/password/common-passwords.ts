import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { toLatinDigits } from '@arvand/persian/digits'

/**
 * Whether a password is among the commonest: some 18,000 of eight characters or more from the list of zxcvbn-ts
 * (MIT), and those that Persian speakers choose.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  const typed = toLatinDigits(password).normalize('NFKC').trim().toLowerCase()
  if (isPersianHabit(typed) || isMonotonous(typed)) return true
  return (await worldwide()).has(typed)
}

let loaded: Promise<ReadonlySet<string>> | undefined

function worldwide(): Promise<ReadonlySet<string>> {
  loaded ??= readFile(
    fileURLToPath(import.meta.resolve('@zxcvbn-ts/language-common/src/passwords.json')),
    'utf8',
  ).then((text) => new Set((JSON.parse(text) as string[]).filter((word) => word.length >= 8)))
  return loaded
}

/** One to four characters over and over, or a run of digits up or down. */
const isMonotonous = (typed: string): boolean =>
  /^(.{1,4})\1+$/.test(typed) ||
  '01234567890123456789'.includes(typed) ||
  '98765432109876543210'.includes(typed)

const names =
  'ali mohammad mohamad reza hossein hosein mahdi mehdi hasan hassan amir abbas saeed hamid majid omid arash milad farhad iman ehsan behnam zahra fateme fatemeh maryam sara narges mahsa nazanin niloofar nilufar elham samira mina parisa arvand iran irani persian tehran esfahan shiraz tabriz mashhad esteghlal persepolis perspolis khoda khodaya allah eshgh asal azizam golam nafas salam doostet dooset dostat'.split(
    ' ',
  )
const persianNames =
  'علی محمد رضا حسین مهدی حسن امیر عباس سعید زهرا فاطمه مریم سارا نرگس آروند ایران تهران خدا عشق عسل عزیزم سلام دوستت استقلال پرسپولیس'.split(
    ' ',
  )
const tails = /^(jan|joon|jun|i|am|e|man|جان|جون|من|دارم)?[._@#!-]*(\d{0,6}|13\d\d|14\d\d)[!.@#]*$/
const habits = new Set([
  'یکدوسهچهار',
  'رمزعبور',
  'گذرواژه',
  'پسورد',
  'ramzeobor',
  'ramzobor',
  'dooset daram',
  'doosetdaram',
  'dostat daram',
  'dostetdaram',
  'asheghetam',
  'eshghamman',
  'zendegi',
  'hamishe',
  'iloveiran',
  'iranazad',
  'yaali110',
  'yahossein',
  'yahosein',
  'yazahra',
  'yamahdi',
  'bismillah',
  'besmellah',
])

/** A name, maybe doubled, with a year or a few digits after it: «ali123456», «mohammad1370», «زهرا۱۳۸۰». */
function isPersianHabit(typed: string): boolean {
  const bare = typed.replace(/[\s\u200c]/g, '')
  if (habits.has(bare)) return true
  // A mobile number, whole or without its zero.
  if (/^(0|\+?98)?9\d{9}$/.test(bare)) return true
  return [...names, ...persianNames].some((name) => {
    if (!bare.startsWith(name)) return false
    const rest = bare.slice(name.length)
    return (
      tails.test(rest) ||
      [...names, ...persianNames].some(
        (second) => rest.startsWith(second) && tails.test(rest.slice(second.length)),
      )
    )
  })
}
