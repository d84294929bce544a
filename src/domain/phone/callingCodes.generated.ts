// Written by `npm run generate -- calling-codes`; unpackCallingCodes.ts reads it.
export const packedCallingCodes = `AC247  5-6 Ascension Island
AD376  6,8-9/6 Andorra
AE971 0 5-12/9 United Arab Emirates
AF93 0 9 Afghanistan
AG1 1 10 Antigua & Barbuda
AI1 1 10 Anguilla
AL355 0 6-9 Albania
AM374 0 8 Armenia
AO244  9 Angola
AR54 0 10-11 Argentina
AS1 1 10 American Samoa
AT43 0 4-13/7-11 Austria
AU61 0 5-10,12 Australia
AW297  7 Aruba
AX358 0 5-12/6-9 Åland Islands
AZ994 0 9 Azerbaijan
BA387 0 8-9 Bosnia & Herzegovina
BB1 1 10 Barbados
BD880 0 6-10 Bangladesh
BE32 0 8-9 Belgium
BF226  8 Burkina Faso
BG359 0 6-9,12/9 Bulgaria
BH973  8 Bahrain
BI257  8 Burundi
BJ229  10 Benin
BL590 0 9 St. Barthélemy
BM1 1 10 Bermuda
BN673  7 Brunei
BO591 0 8-9 Bolivia
BQ599  7 Caribbean Netherlands
BR55 0 8-11 Brazil
BS1 1 10 Bahamas
BT975  7-8 Bhutan
BW267  7-8,10 Botswana
BY375 8 6-11 Belarus
BZ501  7,11 Belize
CA1 1 7,10 Canada
CC61 0 6-10,12 Cocos (Keeling) Islands
CD243 0 7-10/7 Congo - Kinshasa
CF236  8 Central African Republic
CG242  9 Congo - Brazzaville
CH41 0 9,12 Switzerland
CI225  10 Côte d’Ivoire
CK682  5 Cook Islands
CL56  9-11/9 Chile
CM237  8-9 Cameroon
CN86 0 7-12 China
CO57 0 8,10-11 Colombia
CR506  8,10 Costa Rica
CU53 0 6-8,10/8 Cuba
CV238  7 Cape Verde
CW599  7-8 Curaçao
CX61 0 6-10,12 Christmas Island
CY357  8 Cyprus
CZ420  9-12/9 Czechia
DE49 0 4-15/10-11 Germany
DJ253  8 Djibouti
DK45  8 Denmark
DM1 1 10 Dominica
DO1 1 10 Dominican Republic
DZ213 0 8-9 Algeria
EC593 0 8-11 Ecuador
EE372  7-8,10/7 Estonia
EG20 0 8-10 Egypt
EH212 0 9 Western Sahara
ER291 0 7 Eritrea
ES34  9 Spain
ET251 0 9 Ethiopia
FI358 0 5-12/6-9 Finland
FJ679  7,11 Fiji
FK500  5 Falkland Islands
FM691  7 Micronesia
FO298  6 Faroe Islands
FR33 0 9 France
GA241  7-8 Gabon
GB44 0 7,9-10 United Kingdom
GD1 1 10 Grenada
GE995 0 9 Georgia
GF594 0 9 French Guiana
GG44 0 7,9-10 Guernsey
GH233 0 8-9 Ghana
GI350  8 Gibraltar
GL299  6 Greenland
GM220  7,9 Gambia
GN224  8-9 Guinea
GP590 0 9 Guadeloupe
GQ240  9 Equatorial Guinea
GR30  10-12/10 Greece
GT502  8,11/8 Guatemala
GU1 1 10 Guam
GW245  7,9 Guinea-Bissau
GY592  7 Guyana
HK852  5-9,11 Hong Kong SAR China
HN504  8,11/8 Honduras
HR385 0 7-9 Croatia
HT509  8 Haiti
HU36 06 8-9 Hungary
ID62 0 7-17/9-11 Indonesia
IE353 0 7-10 Ireland
IL972 0 7-12/9 Israel
IM44 0 10 Isle of Man
IN91 0 8-13/10 India
IO246  7 British Indian Ocean Territory
IQ964 0 8-10 Iraq
IR98 0 4-7,10 Iran
IS354  7,9 Iceland
IT39  6-12/9-10 Italy
JE44 0 10 Jersey
JM1 1 10 Jamaica
JO962 0 8-9 Jordan
JP81 0 8-17/10 Japan
KE254 0 7-10 Kenya
KG996 0 9-10 Kyrgyzstan
KH855 0 8-10 Cambodia
KI686 0 5,8 Kiribati
KM269  7 Comoros
KN1 1 10 St. Kitts & Nevis
KP850 0 8,10 North Korea
KR82 0 5-6,8-14/9-10 South Korea
KW965  7-8 Kuwait
KY1 1 10 Cayman Islands
KZ7 8 10,14 Kazakhstan
LA856 0 8-10 Laos
LB961 0 7-8 Lebanon
LC1 1 10 St. Lucia
LI423 0 7,9 Liechtenstein
LK94 0 9 Sri Lanka
LR231 0 7-9 Liberia
LS266  8 Lesotho
LT370 0 8 Lithuania
LU352  4-11 Luxembourg
LV371  8 Latvia
LY218 0 9 Libya
MA212 0 9 Morocco
MC377 0 8-9 Monaco
MD373 0 8 Moldova
ME382 0 8-9 Montenegro
MF590 0 9 St. Martin
MG261 0 9 Madagascar
MH692 1 7 Marshall Islands
MK389 0 8 North Macedonia
ML223  8 Mali
MM95 0 6-10/7-8 Myanmar (Burma)
MN976 0 8-10 Mongolia
MO853  7-8 Macao SAR China
MP1 1 10 Northern Mariana Islands
MQ596 0 9 Martinique
MR222  8 Mauritania
MS1 1 10 Montserrat
MT356  8 Malta
MU230  7-8,10 Mauritius
MV960  7,10/7 Maldives
MW265 0 7,9 Malawi
MX52  10 Mexico
MY60 0 8-10 Malaysia
MZ258  8-9 Mozambique
NA264 0 8-9 Namibia
NC687  6 New Caledonia
NE227  8 Niger
NF672  6 Norfolk Island
NG234 0 10-14/10 Nigeria
NI505  8 Nicaragua
NL31 0 5-11/9 Netherlands
NO47  5,8 Norway
NP977 0 8,10-11 Nepal
NR674  7 Nauru
NU683  4,7/4 Niue
NZ64 0 5-10/8 New Zealand
OM968  7-9 Oman
PA507  7-8,10-11/7-8 Panama
PE51 0 8-9 Peru
PF689  6,8-9 French Polynesia
PG675  7-8 Papua New Guinea
PH63 0 6,8-13/10 Philippines
PK92 0 8-12/10 Pakistan
PL48  6-10 Poland
PM508 0 6,9/6 St. Pierre & Miquelon
PR1 1 10 Puerto Rico
PS970 0 8-10 Palestinian Territories
PT351  9 Portugal
PW680  7 Palau
PY595 0 6-11 Paraguay
QA974  7-9,11/8 Qatar
RE262 0 9 Réunion
RO40 0 6,9 Romania
RS381 0 6-12/8-9 Serbia
RU7 8 10,14 Russia
RW250 0 8-9 Rwanda
SA966 0 9-10 Saudi Arabia
SB677  5,7 Solomon Islands
SC248  7 Seychelles
SD249 0 9 Sudan
SE46 0 6-10,12 Sweden
SG65  8,10-11/8 Singapore
SH290  4-5 St. Helena
SI386 0 5-8 Slovenia
SJ47  5,8 Svalbard & Jan Mayen
SK421 0 6-7,9 Slovakia
SL232 0 8 Sierra Leone
SM378  8,10 San Marino
SN221  9 Senegal
SO252 0 6-9 Somalia
SR597  6-7 Suriname
SS211 0 9 South Sudan
ST239  7 São Tomé & Príncipe
SV503  7-8,11/8 El Salvador
SX1 1 10 Sint Maarten
SY963 0 8-9 Syria
SZ268  8-9 Eswatini
TA290  4 Tristan da Cunha
TC1 1 10 Turks & Caicos Islands
TD235  8 Chad
TG228  8 Togo
TH66 0 8-10,13 Thailand
TJ992  9 Tajikistan
TK690  4-7/4 Tokelau
TL670  7-8 Timor-Leste
TM993 8 8 Turkmenistan
TN216  8 Tunisia
TO676  5,7 Tonga
TR90 0 7,10,12-13/10 Türkiye
TT1 1 10 Trinidad & Tobago
TV688  5-7 Tuvalu
TW886 0 7-11 Taiwan
TZ255 0 9 Tanzania
UA380 0 9-10 Ukraine
UG256 0 9 Uganda
US1 1 10 United States
UY598 0 4-13/8 Uruguay
UZ998  9 Uzbekistan
VA39  6-12/9-10 Vatican City
VC1 1 10 St. Vincent & Grenadines
VE58 0 10 Venezuela
VG1 1 10 British Virgin Islands
VI1 1 10 U.S. Virgin Islands
VN84 0 7-10 Vietnam
VU678  5,7 Vanuatu
WF681  6,9/6 Wallis & Futuna
WS685  5-7,10/7 Samoa
XK383 0 8-12/8 Kosovo
YE967 0 7-9 Yemen
YT262 0 9 Mayotte
ZA27 0 5-10/5-6,8 South Africa
ZM260 0 9 Zambia
ZW263 0 7,9-10 Zimbabwe`;
