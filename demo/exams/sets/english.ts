import type { Question } from '@arvand/contracts/questions'
import {
  choiceBlank,
  dragged,
  essayOn,
  filled,
  inOrder,
  isTrue,
  matched,
  numberOf,
  oneOf,
  shortly,
  someOf,
  textBlank,
} from '../question-of.ts'

/** Basic grammar of English. */
export const englishGrammar: readonly Question[] = [
  oneOf(
    'She ___ to work by bus every day.',
    'goes',
    ['go', 'going', 'is go'],
    'حال ساده با سوم‌شخص مفرد es می‌گیرد.',
  ),
  oneOf(
    'Look! The children ___ in the garden.',
    'are playing',
    ['play', 'plays', 'played'],
    'کاری که همین حالا در جریان است، حال استمراری می‌خواهد.',
  ),
  oneOf(
    'We ___ a great film last night.',
    'saw',
    ['see', 'have seen', 'seen'],
    'last night زمان گذشتهٔ ساده است.',
  ),
  oneOf(
    'I have lived in Shiraz ___ 2015.',
    'since',
    ['for', 'from', 'in'],
    'since با آغاز زمان می‌آید و for با طول آن.',
  ),
  oneOf(
    'There isn’t ___ milk in the fridge.',
    'much',
    ['many', 'a few', 'some'],
    'milk شمردنی نیست و جمله منفی است.',
  ),
  oneOf(
    'If it rains tomorrow, we ___ at home.',
    'will stay',
    ['stayed', 'would stay', 'staying'],
    'شرطی نوع اول: حال ساده در شرط، will در نتیجه.',
  ),
  oneOf('This book is ___ than that one.', 'more interesting', [
    'interestinger',
    'most interesting',
    'as interesting',
  ]),
  someOf(
    'کدام اسم‌ها شمردنی‌اند؟',
    ['chair', 'idea', 'child'],
    ['water', 'advice', 'information'],
    'برای advice و information می‌گوییم a piece of.',
  ),
  someOf(
    'کدام جمله‌ها درست‌اند؟',
    ['He doesn’t like tea.', 'Does she speak French?'],
    ['He don’t like tea.', 'Does she speaks French?'],
  ),
  isTrue('جمع child می‌شود childs.', false, 'جمع آن children است.'),
  isTrue(
    'پیش از an باید واژه‌ای بیاید که با صدای مصوت شروع می‌شود، مثل an hour.',
    true,
    'h در hour خوانده نمی‌شود.',
  ),
  isTrue('جملهٔ “I am agree with you.” درست است.', false, 'agree فعل است: I agree with you.'),
  shortly('گذشتهٔ ساده و شکل دوم فعل buy را بنویسید.', ['bought']),
  shortly('متضاد expensive را بنویسید.', ['cheap', 'inexpensive']),
  numberOf('در جملهٔ “My two sisters have three cats and a dog.” از چند حیوان صحبت شده است؟', 4),
  matched(
    'هر حرف اضافه جای کدام زمان می‌آید؟',
    [
      ['in', 'July'],
      ['on', 'Monday'],
      ['at', 'half past six'],
    ],
    ['yesterday'],
  ),
  inOrder('کلمه‌ها را به ترتیب یک جملهٔ پرسشی بچینید.', ['Where', 'did', 'you', 'go', 'last summer?']),
  filled(
    'My brother [[1]] (be) a doctor. He [[2]] (work) in a hospital and he [[3]] never late.',
    textBlank('is', "'s"),
    textBlank('works'),
    choiceBlank('is', 'are', 'be'),
  ),
  dragged(
    'I usually get up [[1]] seven o’clock, but [[2]] Fridays I sleep [[3]] ten.',
    'at',
    'on',
    'until',
    'in',
  ),
  essayOn(
    'Write about your daily routine in English: what you do in the morning, in the afternoon and in the evening.',
    ['دستور زبان', 'واژگان', 'پیوستگی متن'],
  ),
]

/** Words and conversation of English. */
export const englishWords: readonly Question[] = [
  oneOf('در رستوران می‌خواهید صورت‌حساب را بخواهید. چه می‌گویید؟', 'Could I have the bill, please?', [
    'How much are you?',
    'Give me money, please.',
    'Where is the bill from?',
  ]),
  oneOf('پاسخ مناسب “How do you do?” در دیدار رسمی کدام است؟', 'How do you do?', [
    'I do fine work.',
    'I am a teacher.',
    'Yes, I do.',
  ]),
  oneOf(
    'کدام واژه با بقیه فرق دارد؟',
    'carrot',
    ['apple', 'cherry', 'orange'],
    'carrot سبزی است و بقیه میوه.',
  ),
  oneOf('“I’m broke” یعنی چه؟', 'پول ندارم.', ['چیزی را شکستم.', 'خسته‌ام.', 'بیمارم.']),
  oneOf('معنای نزدیک به “purchase” کدام است؟', 'buy', ['sell', 'borrow', 'lend']),
  oneOf('کسی می‌گوید “I passed my exam!” چه می‌گویید؟', 'Congratulations!', [
    'Never mind.',
    'I’m sorry to hear that.',
    'Bless you!',
  ]),
  oneOf('تابلوی “Out of order” روی آسانسور یعنی:', 'خراب است.', [
    'فقط برای کارکنان است.',
    'پر است.',
    'به ترتیب وارد شوید.',
  ]),
  someOf(
    'کدام عبارت‌ها برای خداحافظی‌اند؟',
    ['See you later!', 'Take care!'],
    ['Nice to meet you!', 'Here you are.'],
  ),
  someOf(
    'کدام فعل‌ها با make می‌آیند؟',
    ['a mistake', 'a decision', 'a phone call'],
    ['homework', 'the dishes'],
    'homework و the dishes با do می‌آیند.',
  ),
  isTrue('“actually” یعنی «در حال حاضر».', false, 'actually یعنی «در واقع»؛ «در حال حاضر» currently است.'),
  isTrue('به پدر و مادر روی هم parents می‌گویند.', true, 'relatives یعنی خویشاوندان.'),
  isTrue('“You’re welcome” پاسخ “Thank you” است.', true, 'یعنی خواهش می‌کنم.'),
  shortly('به کسی که نان می‌پزد و می‌فروشد چه می‌گویند؟ به انگلیسی بنویسید.', ['baker', 'a baker']),
  shortly(
    'جای خالی را پر کنید: I’m looking forward to ___ (see) you.',
    ['seeing'],
    'پس از to در این عبارت، فعل با ing می‌آید.',
  ),
  numberOf('“A dozen eggs” چند تخم‌مرغ است؟', 12),
  matched(
    'هر واژه را به معنایش وصل کنید.',
    [
      ['umbrella', 'چتر'],
      ['pillow', 'بالش'],
      ['ladder', 'نردبان'],
      ['blanket', 'پتو'],
    ],
    ['پرده'],
  ),
  inOrder('جمله‌های یک تماس تلفنی را به ترتیب بچینید.', [
    'Hello, Green Clinic. How can I help you?',
    'Hello, I’d like to make an appointment.',
    'Of course. Is Tuesday at ten all right?',
    'Yes, that’s perfect. Thank you.',
    'You’re welcome. See you on Tuesday.',
  ]),
  filled(
    'A: How [[1]] is this shirt? B: It’s twenty euros. A: Can I try it [[2]]? B: Sure, the fitting room is [[3]] there.',
    textBlank('much'),
    textBlank('on'),
    choiceBlank('over', 'above', 'across'),
  ),
  dragged(
    'Turn [[1]] at the bank, go [[2]] on for two blocks and the museum is [[3]] the park.',
    'left',
    'straight',
    'opposite',
    'between',
  ),
  essayOn(
    'Write an e-mail in English to a hotel: say when you arrive, what room you need, and ask two questions.',
    ['رساندن خواسته', 'لحن مناسب', 'درستی جمله‌ها'],
  ),
]
