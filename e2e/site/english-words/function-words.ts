/**
 * English function words that are no French words: what would be left if a sentence had not been translated. Words that
 * French has as well ("on", "or", "son", "an", "as", "me", "chat", "plus") are not listed.
 */
const words = `
the this that these those there here which who whom whose what when where why how whatever whenever wherever whichever whoever however
i my mine myself you your yours yourself yourselves he him his himself she her hers herself it its itself we us our ours ourselves they them their theirs themselves
anybody anyone anything everybody everyone everything nobody nothing somebody someone something none another each either neither both every few fewer fewest many more most much several some any all other others such same own enough less least little lots
is are was were be been being am has have had having do does did doing done can could will would shall should may might must ought cannot
isn't aren't wasn't weren't hasn't haven't hadn't don't doesn't didn't can't couldn't won't wouldn't shan't shouldn't mightn't mustn't needn't
i'm you're he's she's it's we're they're i've you've we've they've i'd you'd he'd she'd we'd they'd i'll you'll he'll she'll it'll we'll they'll that's there's here's what's who's where's how's let's that'll who'll
and but nor yet so because although though unless until till while whereas whether if than since once lest
of to in at by with without within into onto upon from for about above across after against along alongside amid among amongst around away before behind below beneath beside besides between beyond despite down during except inside instead like near next off out outside over past per regarding round through throughout toward towards under underneath unlike up via
not no yes never always often sometimes seldom rarely usually already still again also too very quite rather almost just only even ever else perhaps maybe indeed therefore thus hence otherwise meanwhile moreover furthermore nevertheless nonetheless anyway anyhow somehow somewhere anywhere everywhere nowhere elsewhere
now then today tomorrow yesterday tonight soon later earlier early late ago afterwards beforehand forever lately recently nowadays
first second third last next previous former latter
get gets got getting give gives gave given go goes went gone going come comes came coming take takes took taken make makes made making put puts see sees saw seen say says said tell tells told know knows knew known think thinks thought want wants wanted need needs needed let lets keep keeps kept hear hears heard ask asks asked try tries tried use uses used find finds found look looks looked
back forward together apart ahead aside aboard abroad backward onward upward downward
one two three four five six seven eight nine ten eleven twelve hundred thousand
good better best bad worse worst new old well right left big small long
`;

/** Of these, what French also has, in other meanings. */
const french = new Set(
  'but a or on me as an son si in past port long six dose via round amid fort net per late note no second mine ours best to up us if i four use former'.split(
    ' ',
  ),
);

export const englishFunctionWords: ReadonlySet<string> = new Set(
  words
    .split(/\s+/)
    .filter(Boolean)
    .filter((word) => !french.has(word)),
);
