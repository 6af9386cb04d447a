import { foundQuestions } from './found-questions';

const whistles = {
  topic: 'Hearing aids',
  question: 'Why does it whistle?',
  answer: '<p>Push it in.</p>',
};
const charge = {
  topic: 'Hearing aids',
  question: 'It won’t charge',
  answer: '<p>Use a <b>cable</b>.</p>',
};
const money = {
  topic: 'Returns',
  question: 'When do I get my money?',
  answer: '<p>À la banque.</p>',
};
const all = [whistles, charge, money];

describe('a search in questions', () => {
  it.each([
    ['', all],
    ['  ', all],
    ['WHISTLE', [whistles]],
    ["won't", [charge]],
    ['cable charge', [charge]],
    ['cable whistle', []],
    ['returns', [money]],
    ['a la', [money]],
    ['<b>', []],
    ['hearing', [whistles, charge]],
  ])('%j', (search, found) => {
    expect(foundQuestions(all, search)).toEqual(found);
  });
});
